import { apply, multiply, quarter } from "./pdf-geometry.mjs";
import { setFont, TEXT_STATE, textStep } from "./pdf-text.mjs";

const SMALLEST_READABLE_SIZE = 1.2;
const SMALLEST_PATCH_AREA = 60;
const SHORTEST_RULE = 6;
/** A page with more straight lines than this is a drawing, not a table. */
const MOST_RULES = 800;
/** pdf.js' path data: a command, then its coordinates. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];
const PATH_LENGTHS = { 0: 3, 1: 3, 2: 7, 3: 5, 4: 1 };

/**
 * Follows the graphics state through a page's operators and notes each run of text with where and how it is
 * painted.
 */
export class Painter {
  constructor(pdfjs, page, viewport, layers) {
    this.ops = pdfjs.OPS;
    this.page = page;
    this.layers = layers;
    this.width = viewport.width;
    this.height = viewport.height;
    this.runs = [];
    this.patches = [];
    this.rules = [];
    this.fonts = new Map();
    this.stack = [];
    this.marked = [];
    this.hiddenMarks = 0;
    this.clipNext = false;
    this.bareTransform = false;
    this.state = {
      matrix: viewport.transform,
      fill: "#000000",
      stroke: "#000000",
      alpha: 1,
      clip: [0, 0, viewport.width, viewport.height],
      ...TEXT_STATE,
    };
  }

  run({ fnArray, argsArray }) {
    for (let i = 0; i < fnArray.length; i += 1) this.step(fnArray[i], argsArray[i]);
  }

  step(op, args) {
    const { ops, state } = this;
    const bare = this.bareTransform;
    this.bareTransform = op === ops.transform || (bare && op === ops.dependency);
    switch (op) {
      case ops.save:
      case ops.beginGroup:
        this.save();
        break;
      case ops.restore:
      case ops.endGroup:
      case ops.paintFormXObjectEnd:
        // pdf.js leaves an undecoded picture as a transform without paint: whatever colour it has, text on it shows.
        if (bare) this.patch([0, 0, 1, 1], null);
        this.restore();
        break;
      case ops.transform:
        state.matrix = multiply(state.matrix, args);
        break;
      case ops.paintFormXObjectBegin:
        this.save();
        if (args[0]) this.state.matrix = multiply(this.state.matrix, args[0]);
        if (args[1]) this.clipTo(args[1]);
        break;
      case ops.setFillRGBColor:
        state.fill = args[0];
        break;
      case ops.setStrokeRGBColor:
        state.stroke = args[0];
        break;
      case ops.setFillColorN:
        state.fill = null;
        break;
      case ops.setStrokeColorN:
        state.stroke = null;
        break;
      case ops.setGState:
        this.graphicsState(args[0]);
        break;
      case ops.clip:
      case ops.eoClip:
        this.clipNext = true;
        break;
      case ops.constructPath:
        this.path(args);
        break;
      case ops.shadingFill:
        this.patchOfClip();
        break;
      case ops.beginMarkedContent:
      case ops.beginMarkedContentProps:
        this.beginMarked(args);
        break;
      case ops.endMarkedContent:
        if (this.marked.pop()) this.hiddenMarks -= 1;
        break;
      default:
        textStep(this, op, args);
    }
  }

  save() {
    this.stack.push({ ...this.state });
  }

  restore() {
    const saved = this.stack.pop();
    if (saved) this.state = saved;
  }

  graphicsState(entries) {
    for (const [key, value] of entries) {
      if (key === "ca") this.state.alpha = value;
      if (key === "Font") setFont(this, value[0], value[1]);
    }
  }

  font(id) {
    let known = this.fonts.get(id);
    if (!known) {
      const loaded = this.page.commonObjs.has(id) ? this.page.commonObjs.get(id) : null;
      const name = loaded?.name ?? "";
      known = {
        bold:
          Boolean(loaded?.bold || loaded?.black) || /bold|black|heavy|demi|cmbx|[-,]bd/i.test(name),
        // Letters of formulas are slanted, too, and set nothing apart.
        italic:
          !/cmmi|math/i.test(name) &&
          (Boolean(loaded?.italic) || /ital|obli|slant|cmti|cmsl|[-,]it/i.test(name)),
        scale: loaded?.fontMatrix?.[0] ?? 0.001,
        vertical: Boolean(loaded?.vertical),
      };
      this.fonts.set(id, known);
    }
    return known;
  }

  beginMarked([tag, properties]) {
    let hidden = false;
    if (tag === "OC" && properties && this.layers) {
      try {
        hidden = !this.layers.isVisible(properties);
      } catch {
        hidden = false;
      }
    }
    this.marked.push(hidden);
    if (hidden) this.hiddenMarks += 1;
  }

  path([paint, [data] = [], box]) {
    const { ops, state } = this;
    if (data && paint !== ops.endPath && state.alpha > 0.2) this.rulesOf(data);
    const filled =
      paint === ops.fill ||
      paint === ops.eoFill ||
      paint === ops.fillStroke ||
      paint === ops.eoFillStroke ||
      paint === ops.closeFillStroke ||
      paint === ops.closeEOFillStroke;
    if (box && filled && state.alpha > 0.2) this.patch(box, state.fill);
    if (this.clipNext) {
      this.clipNext = false;
      if (box) this.clipTo(box);
    }
  }

  /** Notes the straight edges of a path: the borders of tables are drawn with them. */
  rulesOf(data) {
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (let i = 0; i < data.length && this.rules.length < MOST_RULES; ) {
      const command = data[i];
      const [fromX, fromY] = [x, y];
      if (command === CLOSE) [x, y] = [startX, startY];
      else [x, y] = [data[i + PATH_LENGTHS[command] - 2], data[i + PATH_LENGTHS[command] - 1]];
      if (command === MOVE) [startX, startY] = [x, y];
      else if (command === LINE || command === CLOSE) {
        const [x0, y0, x1, y1] = this.onPage([fromX, fromY, x, y]);
        if (Math.min(x1 - x0, y1 - y0) < 1 && Math.max(x1 - x0, y1 - y0) > SHORTEST_RULE)
          this.rules.push({ x0, y0, x1, y1 });
      }
      i += PATH_LENGTHS[command] ?? data.length;
    }
  }

  clipTo(box) {
    const [x0, y0, x1, y1] = this.onPage(box);
    const [a0, b0, a1, b1] = this.state.clip;
    this.state.clip = [Math.max(x0, a0), Math.max(y0, b0), Math.min(x1, a1), Math.min(y1, b1)];
  }

  patch(box, color) {
    const [x0, y0, x1, y1] = this.onPage(box);
    const [a0, b0, a1, b1] = this.state.clip;
    const seen = [Math.max(x0, a0), Math.max(y0, b0), Math.min(x1, a1), Math.min(y1, b1)];
    if ((seen[2] - seen[0]) * (seen[3] - seen[1]) < SMALLEST_PATCH_AREA || seen[2] < seen[0])
      return;
    this.patches.push({ box: seen, color });
  }

  patchOfClip() {
    this.patches.push({ box: this.state.clip, color: null });
  }

  onPage([x0, y0, x1, y1]) {
    const m = this.state.matrix;
    const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /** Called for each run of text, with its baseline from `start` to `end` on the page. */
  note({ text, start, end, size }) {
    const { state } = this;
    const run = {
      text,
      x: start[0],
      y: start[1],
      width: Math.hypot(end[0] - start[0], end[1] - start[1]),
      size,
      bold: state.font.bold || state.mode === 2,
      italic: state.font.italic,
      angle: quarter(end[0] - start[0], end[1] - start[1]),
      hidden: null,
    };
    run.hidden = this.whyHidden(run, end[0], end[1]);
    this.runs.push(run);
  }

  whyHidden(run, right, bottom) {
    const { state } = this;
    if (this.hiddenMarks > 0) return "layer";
    if (state.mode === 3 || state.mode === 7) return "invisible";
    if (run.size < SMALLEST_READABLE_SIZE) return "tiny";
    if (state.alpha < 0.06) return "transparent";
    const x = (run.x + right) / 2;
    const y = (run.y + bottom) / 2 - (run.angle === 0 ? run.size * 0.3 : 0);
    const [x0, y0, x1, y1] = state.clip;
    const slack = run.size / 2;
    if (x < x0 - slack || x > x1 + slack || y < y0 - slack || y > y1 + slack) return "clipped";
    const color = state.mode === 1 ? state.stroke : state.fill;
    if (color && sameColor(color, this.backgroundAt(x, y))) return "colour";
    return null;
  }

  backgroundAt(x, y) {
    for (let i = this.patches.length - 1; i >= 0; i -= 1) {
      const { box, color } = this.patches[i];
      if (x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]) return color;
    }
    return "#ffffff";
  }

  result() {
    const letters = (runs) => runs.reduce((sum, run) => sum + run.text.length, 0);
    const shown = this.runs.filter((run) => run.hidden === null);
    const invisible = this.runs.filter((run) => run.hidden === "invisible");
    // A recognised scan carries its whole text invisibly over the picture: there, it is the page's text.
    const scanned = letters(invisible) > 20 && letters(shown) < letters(invisible) * 0.05;
    const kept = scanned ? [...shown, ...invisible] : shown;
    const runs = kept.map(({ hidden, ...run }) => run);
    const hidden_characters = letters(this.runs) - letters(kept);
    const rules = this.rules.length < MOST_RULES ? this.rules : [];
    return { runs, rules, scanned, hidden_characters };
  }
}

function sameColor(a, b) {
  if (a === null || b === null) return false;
  for (let i = 1; i < 7; i += 2) {
    if (Math.abs(parseInt(a.slice(i, i + 2), 16) - parseInt(b.slice(i, i + 2), 16)) > 20)
      return false;
  }
  return true;
}
