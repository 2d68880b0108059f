import type { Crop } from '../../platform/files/picture.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

/** The crop that the member has chosen for a picture. Sides can be missing. */
export type Sides = Partial<Crop>;

/** The browser computes the fractions, so their sum can exceed 1 by a rounding error. */
const ROUNDING = 0.001;

export function requirePicture(upload: Upload | null): Upload {
  if (upload === null) throw badField('image', i18n._('Please choose a photo.'));
  return upload;
}

export function cropOf({ left, top, width, height }: Sides): Crop | null {
  if (left === undefined && top === undefined && width === undefined && height === undefined) return null;
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    throw badField('width', i18n._('Please give all four sides of the crop area, or none.'));
  }
  if (left + width > 1 + ROUNDING || top + height > 1 + ROUNDING) {
    throw badField('width', i18n._('The crop area lies outside the picture.'));
  }
  return { left, top, width, height };
}
