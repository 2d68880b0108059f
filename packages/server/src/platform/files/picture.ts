import type { Rendering } from './renderings.ts';

/** The maximum number of pixels for a picture that is decoded as a whole. */
export const MOST_PIXELS = 40_000_000;
/** The maximum number of pixels for a JPEG that is scaled down row by row while it is decoded. */
export const MOST_PIXELS_BY_ROWS = 100_000_000;

export type PictureFault = 'unreadable' | 'broken' | 'too-many-pixels';

export class PictureError extends Error {
  readonly fault: PictureFault;
  /** The maximum number of pixels for this kind of picture. */
  readonly most: number;

  constructor(fault: PictureFault, { cause, most = MOST_PIXELS }: { cause?: unknown; most?: number } = {}) {
    super(`The picture is ${fault}`, { cause });
    this.name = 'PictureError';
    this.fault = fault;
    this.most = most;
  }
}

/** A part of an upright picture. The values are fractions of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The shape that a picture gets: its width divided by its height, and the part to show. Without a crop, all of the
 * picture can be used.
 */
export interface Frame {
  readonly ratio: number;
  readonly crop: Crop | null;
}

export interface ProcessedPicture {
  /** The size of the largest rendering in pixels. */
  width: number;
  height: number;
  /** A ThumbHash in base64. */
  placeholder: string;
  renderings: (Rendering & { path: string })[];
}
