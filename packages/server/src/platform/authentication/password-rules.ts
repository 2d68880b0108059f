import type { FieldError } from '../http/errors.ts';
import { hasVisibleText } from '../text.ts';

const LEAST_CHARACTERS = 8;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Unpacking the dictionary takes a moment: it waits for the first one who chooses a password. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= LEAST_CHARACTERS));
}

/** What speaks against a new password; null when nothing does. */
export async function passwordFault(password: string): Promise<FieldError | null> {
  // As typed: one character can stand for eighteen in the form that is compared.
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
  const normalized = password.normalize('NFKC');
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(normalized.toLowerCase())) {
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
