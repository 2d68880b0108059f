import { largestPicture } from '../picture-rules.ts';

/** More would be drawn for nothing: the server keeps 1600 by 6400 pixels at most. Safari's canvases take no more. */
const MOST_PIXELS = 16_000_000;
/** Each has half the pixels of the one before. */
const MOST_TRIES = 4;
const PROBE_SIDE = 256;

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Looked for in a small copy: reading all pixels would take as much memory as the picture again. */
function isTransparent(canvas: OffscreenCanvas): boolean {
  const scale = Math.min(1, PROBE_SIDE / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(canvas, 0, 0, width, height);
  return context
    .getImageData(0, 0, width, height)
    .data.some((value, index) => index % 4 === 3 && value < 255);
}

async function draw(bitmap: ImageBitmap, pixels: number): Promise<Blob> {
  const scale = Math.min(1, Math.sqrt(pixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height);
  // A browser that writes no WebP answers PNG, which is transparent, too.
  return isTransparent(canvas)
    ? canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** A picture that the browser can read, upright and small enough for the server. Rejects where it cannot be read. */
export async function redrawPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  let pixels = Math.min(MOST_PIXELS, bitmap.width * bitmap.height);
  let drawn = await draw(bitmap, pixels);
  // PNG may be larger than the picture that was drawn.
  for (let tries = 1; drawn.size > largestPicture && tries < MOST_TRIES; tries += 1) {
    pixels /= 2;
    drawn = await draw(bitmap, pixels);
  }
  bitmap.close();
  return drawn;
}
