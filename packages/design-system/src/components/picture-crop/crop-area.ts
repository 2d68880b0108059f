/** A part of a picture, as fractions of its width and height. */
export type CropArea = {
  /** The left edge as a fraction of the width, 0 to 1. */
  readonly left: number;
  /** The upper edge as a fraction of the height, 0 to 1. */
  readonly top: number;
  /** The width as a fraction, above 0 to 1. */
  readonly width: number;
  /** The height as a fraction, above 0 to 1. */
  readonly height: number;
};
