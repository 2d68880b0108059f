import { cleanText, hasVisibleText } from '../text.ts';
import { badRequest } from './errors.ts';

/** The cleaned text of a field that must not be empty, also where it holds only what cannot be seen. */
export function requiredText(value: string, path: string, options: { multiline: boolean }): string {
  const text = cleanText(value, options);
  if (!hasVisibleText(text)) throw badRequest(undefined, [{ path, message: 'Please write something.' }]);
  return text;
}
