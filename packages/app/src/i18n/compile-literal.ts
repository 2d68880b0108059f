/**
 * Compiles a text that has no catalogue and is therefore its own translation. Its only syntax is a name in braces.
 */
export const compileLiteral = (text: string): (string | [string])[] =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 === 0 ? part : [part]))
    .filter((part) => part !== '');
