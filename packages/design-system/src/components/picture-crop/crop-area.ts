/** A part of a picture, as fractions of its width and height. */
export type CropArea = {
  /** From the left edge of the picture, 0 to 1. */
  readonly left: number;
  /** From its upper edge, 0 to 1. */
  readonly top: number;
  /** Of the width of the picture, above 0 to 1. */
  readonly width: number;
  /** Of its height, above 0 to 1. */
  readonly height: number;
};
