/** More would be drawn for nothing: the server keeps 1600 by 6400 pixels at most. Safari's canvases take no more. */
const MOST_PIXELS = 16_000_000;
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

/** A picture that the browser can read, upright and small enough for the server. Rejects where it cannot be read. */
export async function redrawPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // A browser that writes no WebP answers PNG, which is transparent, too.
  return isTransparent(canvas)
    ? canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
