import type { Crop } from '../../platform/files/picture.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import type { Text } from '../../platform/language.ts';

/** The chosen crop of a picture; sides may be missing. */
export type Sides = Partial<Crop>;

/** Fractions that were worked out add up to one but for the last digits. */
const ROUNDING = 0.001;

function refuse(path: string, message: Text) {
  return badRequest(message, [{ path, message }]);
}

export function requirePicture(upload: Upload | null): Upload {
  if (upload === null) throw refuse('image', { en: 'Please choose a photo.', es: 'Elige una foto.' });
  return upload;
}

export function cropOf({ left, top, width, height }: Sides): Crop | null {
  if (left === undefined && top === undefined && width === undefined && height === undefined) return null;
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    throw refuse('width', {
      en: 'Please give all four sides of the part, or none.',
      es: 'Indica los cuatro lados del recorte, o ninguno.',
    });
  }
  if (left + width > 1 + ROUNDING || top + height > 1 + ROUNDING) {
    throw refuse('width', {
      en: 'This part lies outside of the picture.',
      es: 'Este recorte queda fuera de la imagen.',
    });
  }
  return { left, top, width, height };
}
