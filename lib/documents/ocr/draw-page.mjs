const DPI = 200;
/** A letter page at 200 dpi has 3.7 million. */
const MOST_PIXELS = 5_000_000;
const FAINTEST_INK = 40;
/** Of a photo taken for a page, in points, as lib/documents/read-picture.ts has it. */
const LONGER_SIDE = 792;

/**
 * A page as a grey picture in the PGM format, which needs no compression: `bytes`, and the number of its pixels
 * in a point.
 */
export async function drawPage(page, { createCanvas }) {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d");
  await page.render({ canvas, canvasContext, viewport }).promise;
  page.cleanup();
  const drawn = greyOf(canvasContext.getImageData(0, 0, canvas.width, canvas.height));
  return { ...drawn, scale, page_width: width, page_height: height };
}

/** A photo or screenshot as if it were printed on a page of a usual length, upright as its camera says. */
export async function drawPicture(bytes, { createCanvas, loadImage }) {
  const image = await loadImage(Buffer.from(bytes));
  const in_points = LONGER_SIDE / Math.max(image.width, image.height);
  const [page_width, page_height] = [image.width * in_points, image.height * in_points];
  const scale = Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (page_width * page_height)));
  const [width, height] = [page_width, page_height].map((side) => Math.ceil(side * scale));
  const context = createCanvas(width, height).getContext("2d");
  // What is transparent is paper.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return { ...greyOf(context.getImageData(0, 0, width, height)), scale, page_width, page_height };
}

function greyOf({ data, width, height }) {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
  const bytes = new Uint8Array(head.length + width * height);
  bytes.set(head);
  let [darkest, lightest] = [255, 0];
  for (let from = 0, to = head.length; to < bytes.length; from += 4, to += 1) {
    const grey = (data[from] * 77 + data[from + 1] * 150 + data[from + 2] * 29) >> 8;
    if (grey < darkest) darkest = grey;
    if (grey > lightest) lightest = grey;
    bytes[to] = grey;
  }
  return { bytes, is_blank: lightest - darkest < FAINTEST_INK };
}
