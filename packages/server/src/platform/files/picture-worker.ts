import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Metadata, Region, Sharp, SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { serveWork } from '../workers/serve-work.ts';
import {
  MOST_PIXELS,
  MOST_PIXELS_BY_ROWS,
  PictureError,
  type Crop,
  type Frame,
  type PictureFault,
  type ProcessedPicture,
} from './picture.ts';
import { renderingsOf } from './renderings.ts';
import type { Rendering } from './renderings.ts';

// Each picture is read once, so a cache would only use memory and keep deleted temporary files on the disk.
sharp.cache(false);

/** The longest side to which a JPEG is decoded. No rendering is larger. */
const LONGEST_SIDE = 6400;

const PLACEHOLDER_SIDE = 100;
// A damaged picture is decoded as far as possible, because browsers do the same.
const READING: SharpOptions = { failOn: 'none', limitInputPixels: MOST_PIXELS_BY_ROWS };

async function readHeader(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { ...READING, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('unreadable', { cause: error });
  }
}

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 };

/**
 * Returns the position at which a side of the region begins. The side is centered on the chosen part, but it is moved
 * if it would leave the picture.
 */
function startOf(from: number, part: number, side: number, available: number): number {
  return Math.max(0, Math.min(available - side, Math.round(from * available + (part - side) / 2)));
}

/**
 * Returns the largest region that has the shape of the frame. It is centered in the chosen crop, and at least one
 * pixel high.
 */
function regionOf({ width, height }: { width: number; height: number }, frame: Frame | null): Region {
  if (frame === null) return { left: 0, top: 0, width, height };
  const crop = frame.crop ?? whole;
  const chosen = { width: crop.width * width, height: crop.height * height };
  const high = Math.max(1, Math.floor(Math.min(chosen.height, chosen.width / frame.ratio)));
  const size = { width: Math.min(width, Math.round(high * frame.ratio)), height: Math.min(height, high) };
  return {
    ...size,
    left: startOf(crop.left, chosen.width, size.width, width),
    top: startOf(crop.top, chosen.height, size.height, height),
  };
}

/** A picture that is already upright and can be read several times. */
interface Source {
  readonly width: number;
  readonly height: number;
  open(): Sharp;
}

const isReadByRows = ({ format, isProgressive }: Metadata): boolean => format === 'jpeg' && !isProgressive;

async function sourceOf(path: string, header: Metadata): Promise<Source> {
  const pixels = header.width * header.height;
  if (pixels <= MOST_PIXELS) {
    return { ...header.autoOrient, open: () => sharp(path, READING).autoOrient() };
  }
  const most = isReadByRows(header) ? MOST_PIXELS_BY_ROWS : MOST_PIXELS;
  if (pixels > most) throw new PictureError('too-many-pixels', { most });
  const { data, info } = await sharp(path, { ...READING, sequentialRead: true })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) };
}

async function decode(source: Source, region: Region, { width, height }: Rendering) {
  try {
    return await source
      .open()
      .extract(region)
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

async function process(path: string, folder: string, frame: Frame | null): Promise<ProcessedPicture> {
  const header = await readHeader(path);
  const source = await sourceOf(path, header);
  const region = regionOf(source, frame);
  const sizes = renderingsOf(region.width, region.height);
  const largest = sizes.at(-1);
  if (largest === undefined) throw new PictureError('unreadable');

  const { data, info } = await decode(source, region, largest);
  // From here on there are only pixels. Metadata, such as the location, and color profiles are gone.
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const renderings = [];
  for (const size of sizes) {
    const output = join(folder, size.variant);
    const bytes = await pixels()
      .resize(size.width, size.height, { fit: 'fill' })
      .webp({ quality: 80, smartSubsample: true })
      .toBuffer();
    // Writes the file without the library, because the library would hide the error of a failed write.
    await writeFile(output, bytes);
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

interface PictureTask {
  readonly path: string;
  readonly folder: string;
  readonly frame: Frame | null;
}

/** An error loses its class when it is sent to another process, so a fault is sent as a value. */
type PictureAnswer = ProcessedPicture | { readonly fault: PictureFault; readonly most: number };

const tasks = {
  async process({ path, folder, frame }: PictureTask): Promise<PictureAnswer> {
    try {
      return await process(path, folder, frame);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return { fault: error.fault, most: error.most };
    }
  },
};
export type PictureTasks = typeof tasks;

serveWork(tasks);
