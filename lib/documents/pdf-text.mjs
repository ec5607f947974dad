import { apply, multiply } from "./pdf-geometry.mjs";

/** In thousandths of the font size: a kern this wide is a space, and one that wide starts a new run. */
const SPACE_KERN = 105;
const BREAK_KERN = 900;
const STRETCHED_BLANK = 1.2;

export const TEXT_STATE = {
  mode: 0,
  font: null,
  size: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  rise: 0,
  textMatrix: [1, 0, 0, 1, 0, 0],
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
};

/** One text operator; the painter's state is moved on, and its `note` called with each run that is shown. */
export function textStep(painter, op, args) {
  const { ops, state } = painter;
  switch (op) {
    case ops.beginText:
      setMatrix(state, [1, 0, 0, 1, 0, 0]);
      break;
    case ops.setTextMatrix:
      setMatrix(state, args.length === 1 ? args[0] : args);
      break;
    case ops.setFont:
      setFont(painter, args[0], args[1]);
      break;
    case ops.setTextRenderingMode:
      state.mode = args[0];
      break;
    case ops.setCharSpacing:
      state.charSpacing = args[0];
      break;
    case ops.setWordSpacing:
      state.wordSpacing = args[0];
      break;
    case ops.setHScale:
      state.hScale = args[0] / 100;
      break;
    case ops.setLeading:
      state.leading = -args[0];
      break;
    case ops.setTextRise:
      state.rise = args[0];
      break;
    case ops.setLeadingMoveText:
      state.leading = args[1];
      move(state, args[0], args[1]);
      break;
    case ops.moveText:
      move(state, args[0], args[1]);
      break;
    case ops.nextLine:
      move(state, 0, state.leading);
      break;
    case ops.showText:
    case ops.showSpacedText:
      show(painter, args[0]);
      break;
    case ops.nextLineShowText:
      move(state, 0, state.leading);
      show(painter, args[0]);
      break;
    case ops.nextLineSetSpacingShowText:
      state.wordSpacing = args[0];
      state.charSpacing = args[1];
      move(state, 0, state.leading);
      show(painter, args[2]);
      break;
  }
}

export function setFont(painter, id, size) {
  const { state } = painter;
  state.font = painter.font(id);
  state.direction = size < 0 ? -1 : 1;
  state.size = Math.abs(size);
}

function setMatrix(state, matrix) {
  Object.assign(state, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
}

function move(state, x, y) {
  state.lineX += x;
  state.lineY += y;
  state.x = state.lineX;
  state.y = state.lineY;
}

function show(painter, glyphs) {
  const { state } = painter;
  const { font, size } = state;
  if (!font || !Array.isArray(glyphs)) return;
  let text = "";
  let start = 0;
  let x = 0;
  const flush = () => {
    if (text.trim()) painter.note(placed(state, text, start, x));
    text = "";
    start = x;
  };
  for (const glyph of glyphs) {
    if (!glyph) continue;
    if (typeof glyph === "number") {
      if (-glyph > BREAK_KERN) flush();
      else if (-glyph > SPACE_KERN && text && !text.endsWith(" ")) text += " ";
      x -= (glyph * size) / 1000;
      if (!text) start = x;
      continue;
    }
    const unicode = glyph.unicode || "";
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    const advance = glyph.width * font.scale * size + spacing * state.direction;
    if (text || unicode.trim()) text += unicode;
    x += advance;
    if (!text) start = x;
    // A stretched blank (a leader, a table set with blanks) is a gap and not a letter.
    if (unicode === " " && advance > STRETCHED_BLANK * size) flush();
  }
  flush();
  if (font.vertical) state.y -= x;
  else state.x += x * state.hScale;
}

function placed(state, text, from, to) {
  const matrix = multiply(state.matrix, state.textMatrix);
  const y = state.y + state.rise;
  const along = state.hScale * state.direction;
  return {
    text,
    start: apply(matrix, state.x + from * along, y),
    end: apply(matrix, state.x + to * along, y),
    size: state.size * Math.hypot(matrix[2], matrix[3]),
  };
}
