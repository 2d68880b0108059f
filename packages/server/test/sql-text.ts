/** Returns SQL without the differences between query builders: quotes, letter case and spaces. */
export const plain = (text: string): string =>
  text
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([(),])\s*/g, '$1')
    .toLowerCase()
    .trim();

/** Returns the text from the parenthesis at `start` to the one that closes it. */
export function textInParentheses(text: string, start: number): string {
  let depth = 0;
  let end = start;
  do {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0);
  return text.slice(start, end);
}
