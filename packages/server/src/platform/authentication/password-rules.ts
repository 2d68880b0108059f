import type { FieldError } from '../http/errors.ts';
import { hasVisibleText } from '../text.ts';
import { isCommonPassword } from './password-process.ts';

const LEAST_CHARACTERS = 8;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The problem with a new password; null if there is none. */
export async function passwordFault(password: string): Promise<FieldError | null> {
  // Counted as typed: normalization can expand one character to eighteen.
  if (Array.from(characters.segment(password)).length < LEAST_CHARACTERS) {
    return {
      path: 'password',
      message: {
        en: `Please use at least ${LEAST_CHARACTERS} characters.`,
        es: `Usa al menos ${LEAST_CHARACTERS} caracteres.`,
      },
    };
  }
  if (!hasVisibleText(password)) {
    return {
      path: 'password',
      message: {
        en: 'Please use letters, digits or signs, not spaces alone.',
        es: 'Usa letras, cifras o signos, no solo espacios.',
      },
    };
  }
  if (await isCommonPassword(password.normalize('NFKC').toLowerCase())) {
    return {
      path: 'password',
      message: {
        en: 'This is one of the most common passwords. Please choose another one.',
        es: 'Es una de las contraseñas más comunes. Elige otra.',
      },
    };
  }
  return null;
}
