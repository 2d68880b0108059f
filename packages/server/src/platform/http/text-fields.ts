import { i18n } from '../i18n.ts';
import { cleanText, hasVisibleText, lengthOf } from '../text.ts';
import { badRequest } from './errors.ts';

interface TextOptions {
  readonly multiline: boolean;
  /** The limit of the contract. */
  readonly atMost: number;
}

/** Returns the cleaned text of a field that can be empty. */
export function optionalText(value: string | undefined, path: string, options: TextOptions): string {
  const text = cleanText(value ?? '', options);
  if (lengthOf(text) > options.atMost) {
    const message = i18n._('Please use at most {limit} characters.', { limit: options.atMost });
    throw badRequest(undefined, [{ path, message }]);
  }
  return text;
}

/** Returns the cleaned text of a required field. A text of invisible characters counts as empty. */
export function requiredText(value: string, path: string, options: TextOptions): string {
  const text = optionalText(value, path, options);
  if (!hasVisibleText(text))
    throw badRequest(undefined, [{ path, message: i18n._('Please write something.') }]);
  return text;
}
