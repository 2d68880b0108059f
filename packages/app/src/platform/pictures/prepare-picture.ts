import { largestPicture, type PictureFault } from '../picture-rules.ts';
import { readPictureHeader } from './picture-header.ts';

/** The largest number of pixels that the server decodes. */
const MAX_PIXELS = 40_000_000;
/**
 * The largest number of pixels that the browser is allowed to decode, because each pixel takes four bytes of memory.
 */
const MAX_PIXELS_TO_SHRINK = 100_000_000;
/** The size limit for pictures whose header does not contain the number of pixels. */
const MAX_BYTES_OF_UNKNOWN_SIZE = 50 * 1024 * 1024;

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export type PreparedPicture =
  | { readonly file: File; readonly isAnimated: boolean }
  | { readonly fault: PictureFault };

/**
 * Redraws the picture in a worker, because the memory of a worker is freed when the worker ends. Null if the browser
 * cannot read the picture. Rejects on abort, or if the worker cannot be loaded.
 */
async function redraw(file: File, signal: AbortSignal): Promise<File | null> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('redraw.worker.ts', import.meta.url), { type: 'module' });
  try {
    const blob = await new Promise<Blob | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker did not load.')));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.postMessage(file);
    });
    if (blob === null) return null;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.${endings[blob.type] ?? 'png'}`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    worker.terminate();
  }
}

async function redrawn(file: File, otherwise: PictureFault, signal: AbortSignal): Promise<PreparedPicture> {
  const smaller = await redraw(file, signal);
  if (smaller === null) return { fault: otherwise };
  return smaller.size > largestPicture ? { fault: 'size' } : { file: smaller, isAnimated: false };
}

/**
 * Returns the picture unchanged if the server accepts it. Otherwise returns a redrawn copy. If `isPicture` is false and
 * the file turns out to be no picture, the file is returned unchanged.
 */
export async function preparePicture(
  file: File,
  isPicture: boolean,
  signal: AbortSignal,
): Promise<PreparedPicture> {
  const header = await readPictureHeader(file);
  const isSizeKnown = header === null ? !isPicture : header.pixels > 0;
  if (!isSizeKnown && file.size > MAX_BYTES_OF_UNKNOWN_SIZE) return { fault: 'size' };
  if (header === null) return isPicture ? redrawn(file, 'broken', signal) : { file, isAnimated: false };
  const { format, pixels, isAnimated } = header;
  if (pixels > MAX_PIXELS_TO_SHRINK) return { fault: 'pixels' };
  if (format === 'heic') return redrawn(file, 'heic', signal);
  if (file.size <= largestPicture && pixels <= MAX_PIXELS) return { file, isAnimated };
  // A canvas would keep only one frame.
  if (isAnimated) return { fault: 'animated' };
  return redrawn(file, file.size > largestPicture ? 'size' : 'broken', signal);
}
