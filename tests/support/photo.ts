import { createCanvas } from "@napi-rs/canvas";

/** A sheet with these lines, as a camera takes it. */
export function photoOf(lines: string[], format: "png" | "jpeg" = "jpeg"): Uint8Array {
  const canvas = createCanvas(1200, 220 + 90 * lines.length);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.font = "40px sans-serif";
  for (const [index, line] of lines.entries()) context.fillText(line, 60, 120 + 90 * index);
  return format === "png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/jpeg");
}
