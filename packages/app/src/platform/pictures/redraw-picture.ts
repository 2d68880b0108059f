import { largestPicture } from '../picture-rules.ts';

/** A canvas in Safari cannot hold more pixels than this. The server stores fewer: at most 1600 by 6400. */
const MAX_PIXELS = 16_000_000;
/** Each try has half as many pixels as the try before. */
const MAX_TRIES = 4;
const PROBE_SIDE = 256;

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas context.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Checks a small copy, because reading all pixels would take as much memory as the picture itself. */
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
  // A browser that cannot write WebP writes PNG instead, which also keeps transparency.
  return isTransparent(canvas)
    ? canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** Redraws a picture upright, and small enough for the server. Rejects if the browser cannot read the picture. */
export async function redrawPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  let pixels = Math.min(MAX_PIXELS, bitmap.width * bitmap.height);
  let drawn = await draw(bitmap, pixels);
  // A PNG can be larger than the original.
  for (let tries = 1; drawn.size > largestPicture && tries < MAX_TRIES; tries += 1) {
    pixels /= 2;
    drawn = await draw(bitmap, pixels);
  }
  bitmap.close();
  return drawn;
}
