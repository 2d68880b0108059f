import type { Rendering } from './renderings.ts';

/** The limit for a picture that is decoded whole. */
export const MOST_PIXELS = 40_000_000;
/** The limit for a JPEG that is scaled down while it is decoded, row by row. */
export const MOST_PIXELS_BY_ROWS = 100_000_000;

export type PictureFault = 'unreadable' | 'broken' | 'too-many-pixels';

export class PictureError extends Error {
  readonly fault: PictureFault;
  /** The limit in pixels for this kind of picture. */
  readonly most: number;

  constructor(fault: PictureFault, { cause, most = MOST_PIXELS }: { cause?: unknown; most?: number } = {}) {
    super(`The picture is ${fault}`, { cause });
    this.name = 'PictureError';
    this.fault = fault;
    this.most = most;
  }
}

/** A part of an upright picture, as fractions of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The shape and crop of a picture: the ratio of width to height, and the chosen part or the whole. */
export interface Frame {
  readonly ratio: number;
  readonly crop: Crop | null;
}

export interface ProcessedPicture {
  /** The size of the largest rendering. */
  width: number;
  height: number;
  /** A ThumbHash, base64. */
  placeholder: string;
  renderings: (Rendering & { path: string })[];
}
