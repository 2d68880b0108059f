import { i18n } from '../i18n.ts';
import { cleanText, hasVisibleText, lengthOf } from '../text.ts';
import { badRequest } from './errors.ts';

interface TextOptions {
  readonly multiline: boolean;
  /** The contract's limit, which applies to the text as sent: cleaning can lengthen it. */
  readonly atMost: number;
}

/** The cleaned text of a field that may be empty. */
export function optionalText(value: string | undefined, path: string, options: TextOptions): string {
  const text = cleanText(value ?? '', options);
  if (lengthOf(text) > options.atMost) {
    const message = i18n._('Please use at most {limit} characters.', { limit: options.atMost });
    throw badRequest(undefined, [{ path, message }]);
  }
  return text;
}

/** The cleaned text of a required field; invisible characters alone count as empty. */
export function requiredText(value: string, path: string, options: TextOptions): string {
  const text = optionalText(value, path, options);
  if (!hasVisibleText(text))
    throw badRequest(undefined, [{ path, message: i18n._('Please write something.') }]);
  return text;
}
