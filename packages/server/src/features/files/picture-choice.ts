import type { Crop } from '../../platform/files/picture.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';

/** The chosen crop of a picture; sides may be missing. */
export type Sides = Partial<Crop>;

/** Computed fractions add up to one except for rounding errors. */
const ROUNDING = 0.001;

function refuse(path: string, message: Text) {
  return badRequest(message, [{ path, message }]);
}

export function requirePicture(upload: Upload | null): Upload {
  if (upload === null) throw refuse('image', i18n._('Please choose a photo.'));
  return upload;
}

export function cropOf({ left, top, width, height }: Sides): Crop | null {
  if (left === undefined && top === undefined && width === undefined && height === undefined) return null;
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    throw refuse('width', i18n._('Please give all four sides of the crop area, or none.'));
  }
  if (left + width > 1 + ROUNDING || top + height > 1 + ROUNDING) {
    throw refuse('width', i18n._('The crop area lies outside the picture.'));
  }
  return { left, top, width, height };
}
