import type { FieldError } from '../http/errors.ts';
import { i18n } from '../i18n.ts';
import { hasVisibleText } from '../text.ts';
import { isCommonPassword } from './password-process.ts';

const LEAST_CHARACTERS = 8;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the problem with a new password, or null if there is none. */
export async function passwordFault(password: string): Promise<FieldError | null> {
  // Counts the characters before normalization, which can turn one character into eighteen.
  if (Array.from(characters.segment(password)).length < LEAST_CHARACTERS) {
    return {
      path: 'password',
      message: i18n._('Please use at least {leastCharacters} characters.', {
        leastCharacters: LEAST_CHARACTERS,
      }),
    };
  }
  if (!hasVisibleText(password)) {
    return {
      path: 'password',
      message: i18n._('Please use letters, digits or signs, not only spaces.'),
    };
  }
  if (await isCommonPassword(password.normalize('NFKC').toLowerCase())) {
    return {
      path: 'password',
      message: i18n._('This is one of the most common passwords. Please choose another one.'),
    };
  }
  return null;
}
