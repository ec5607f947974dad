import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { languageOf } from "./language.mjs";
import { folderOf, load, pathOf } from "./packages.mjs";

/** Where `SetImageFile` looks for it. */
const PICTURE = "/input";
const LSTM_ONLY = 1;
const AUTOMATIC_LAYOUT = "3";
/** Orientations as Exif numbers them: upright, a quarter to the right, a quarter to the left, upside down. */
const [UPRIGHT, RIGHT, LEFT, OVER] = [1, 6, 8, 3];
/** Pictures without words look like turned pages; after so many of them turning is not tried any more. */
const MOST_FRUITLESS_TURNS = 2;
const SURE = 75;
const FEWEST_SURE_LETTERS = 20;
/** From the tallest to the lowest letter, in parts of the type size. */
const HEIGHT_OF_ROW = 0.93;

/** Tesseract, for one page after another. It keeps the language and the turn that the last page had. */
export class Recognizer {
  static async load() {
    const module = await core()({ TesseractProgress() {} });
    const recognizer = new Recognizer(module);
    await recognizer.speak("eng");
    return recognizer;
  }

  constructor(module) {
    this.module = module;
    this.known = new Set();
    this.turn = UPRIGHT;
    this.fruitless = 0;
  }

  /** The lines of a picture in points from the top left corner of the upright page, and whether it lay on its side. */
  async read(picture) {
    this.module.FS.writeFile(PICTURE, picture.bytes);
    let lines = this.recognize(picture, this.turn);
    if (!isReadable(lines)) lines = this.turnUntilReadable(picture, lines);
    const language = languageOf(lines.flatMap(({ words }) => words.map(({ text }) => text)));
    if (language && language !== this.language) {
      await this.speak(language);
      lines = this.recognize(picture, this.turn);
    }
    return { lines, turned: this.turn === RIGHT || this.turn === LEFT };
  }

  turnUntilReadable(picture, asItLies) {
    if (this.fruitless >= MOST_FRUITLESS_TURNS) return asItLies;
    const before = this.turn;
    for (const turn of [UPRIGHT, RIGHT, LEFT, OVER]) {
      if (turn === before) continue;
      this.turn = turn;
      const lines = this.recognize(picture, turn);
      if (isReadable(lines)) return lines;
    }
    this.turn = before;
    this.fruitless += 1;
    return asItLies;
  }

  recognize({ scale }, turn) {
    const { api } = this;
    api.SetVariable("user_defined_dpi", String(Math.round(scale * 72)));
    if (api.SetImageFile(turn, 0) === 1) throw new Error("The picture was refused");
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText());
    api.Clear();
    return (blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ lines }) =>
        lines.filter(runsAcross).map((line) => inPoints(line, scale)),
      ),
    );
  }

  async speak(language) {
    if (!this.known.has(language)) {
      const folder = folderOf(`@tesseract.js-data/${language}`);
      const packed = await readFile(join(folder, "4.0.0_best_int", `${language}.traineddata.gz`));
      this.module.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(packed));
      this.known.add(language);
    }
    this.api?.End();
    this.api = new this.module.TessBaseAPI();
    if (this.api.Init(null, language, LSTM_ONLY, undefined) !== 0) {
      throw new Error(`The data of the language ${language} were refused`);
    }
    this.api.SetVariable("tessedit_pageseg_mode", AUTOMATIC_LAYOUT);
    this.language = language;
  }
}

/** The build with the instructions that this machine and this Node have. */
function core() {
  for (const build of ["relaxedsimd-lstm", "simd-lstm"]) {
    const name = `tesseract.js-core/tesseract-core-${build}`;
    if (WebAssembly.validate(readFileSync(pathOf(`${name}.wasm`)))) return load(name);
  }
  return load("tesseract.js-core/tesseract-core-lstm");
}

/** Text on its side is recognized as well, but stands where no line could be made of it. */
function runsAcross({ bbox, words }) {
  return words.length < 2 || bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0;
}

function inPoints({ baseline, rowAttributes, words }, scale) {
  return {
    y: (baseline.y0 + baseline.y1) / 2 / scale,
    size: rowAttributes.rowHeight / HEIGHT_OF_ROW / scale,
    words: words.map(({ text, bbox, confidence }) => ({
      text,
      x: bbox.x0 / scale,
      width: (bbox.x1 - bbox.x0) / scale,
      confidence,
    })),
  };
}

/** Most letters are in words that the engine is sure of. */
function isReadable(lines) {
  let [all, sure] = [0, 0];
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    all += text.length;
    if (confidence >= SURE && text.length > 1) sure += text.length;
  }
  return sure >= FEWEST_SURE_LETTERS && sure > all / 2;
}
