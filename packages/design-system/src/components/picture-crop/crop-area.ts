/** A part of a picture, as fractions of its width and height. */
export type CropArea = {
  /** The left edge, as a fraction of the width from 0 to 1. */
  readonly left: number;
  /** The upper edge, as a fraction of the height from 0 to 1. */
  readonly top: number;
  /** The width, as a fraction greater than 0 and up to 1. */
  readonly width: number;
  /** The height, as a fraction greater than 0 and up to 1. */
  readonly height: number;
};
