import { join } from 'node:path';
import sharp from 'sharp';
import type { Metadata, SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createGate } from './gate.ts';
import { renderingsOf } from './renderings.ts';
import type { Rendering } from './renderings.ts';

// Every picture is read once: a cache would only keep memory, and the temporary files that are removed.
sharp.cache(false);

export const MOST_PIXELS = 40_000_000;

const PLACEHOLDER_SIDE = 100;
/** A picture may take 160 MB while it is decoded: two at a time, the others wait. */
const gate = createGate(2);

export type PictureFault = 'unreadable' | 'broken' | 'too-many-pixels';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture is ${fault}`, { cause });
    this.name = 'PictureError';
    this.fault = fault;
  }
}

export interface ProcessedPicture {
  /** Of the largest rendering. */
  width: number;
  height: number;
  /** A ThumbHash, base64. */
  placeholder: string;
  renderings: (Rendering & { path: string })[];
}

// A picture that breaks off in the middle is refused; harmless oddities of cameras are not.
const READING: SharpOptions = { failOn: 'error', limitInputPixels: MOST_PIXELS };

async function readHeader(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { ...READING, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('unreadable', error);
  }
}

async function decode(path: string, { width, height }: Rendering) {
  try {
    return await sharp(path, READING)
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new PictureError('broken', error);
  }
}

async function process(path: string, folder: string): Promise<ProcessedPicture> {
  const header = await readHeader(path);
  if (header.width * header.height > MOST_PIXELS) throw new PictureError('too-many-pixels');
  const { width, height } = header.autoOrient;
  const sizes = renderingsOf(width, height);
  const largest = sizes.at(-1);
  if (largest === undefined) throw new PictureError('unreadable');

  const { data, info } = await decode(path, largest);
  // From here on there are only pixels: no metadata, no place, no profile can survive.
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const renderings = [];
  for (const size of sizes) {
    const output = join(folder, size.variant);
    await pixels()
      .resize(size.width, size.height, { fit: 'fill' })
      .webp({ quality: 80, smartSubsample: true })
      .toFile(output);
    renderings.push({ ...size, path: output });
  }

  const tiny = await pixels()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placeholder = Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data));

  return {
    width: largest.width,
    height: largest.height,
    placeholder: placeholder.toString('base64'),
    renderings,
  };
}

/** Re-encodes a picture into its renderings, which it writes into `folder`; upright, and without metadata. */
export function processPicture(path: string, folder: string): Promise<ProcessedPicture> {
  return gate(() => process(path, folder));
}
