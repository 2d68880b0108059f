/** Without a catalogue each text is its own translation; its only syntax is a name in braces. */
export const compileLiteral = (text: string): (string | [string])[] =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 === 0 ? part : [part]))
    .filter((part) => part !== '');
