export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces the characters from `from` to `to`, then selects from `start` to `end`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export type Format = 'heading' | 'bold' | 'italic' | 'list' | 'numberedList' | 'quote' | 'link';

/** The markers at the start of a line, such as '- ' or '> '. They stay outside of bold and italic text. */
const lineMarkers = /^\s*(?:(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+)*/u;
const wordCharacter = /[\p{L}\p{M}\p{N}'’]/u;

/** The range without the spaces at its ends, because CommonMark ignores markers beside a space. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: Math.max(from, start + words.trimEnd().length) };
}

function wordAround(text: string, place: number): { start: number; end: number } {
  let start = place;
  let end = place;
  while (start > 0 && wordCharacter.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && wordCharacter.test(text.charAt(end))) end += 1;
  return { start, end };
}

/** The asterisks around the range, at most three on each side: 1 for italic, 2 for bold, 3 for both. */
function starsAround(text: string, start: number, end: number): number {
  let stars = 0;
  while (stars < 3 && text.charAt(start - stars - 1) === '*' && text.charAt(end + stars) === '*') stars += 1;
  return stars;
}

/** Moves the asterisks at the ends of the range out of it, unless each end belongs to another part of the range. */
function withoutStars(text: string, { start, end }: { start: number; end: number }) {
  const words = text.slice(start, end);
  const first = /^\*{1,3}/u.exec(words)?.[0].length ?? 0;
  const last = /\*{1,3}$/u.exec(words)?.[0].length ?? 0;
  const size = first === last && words.length > 2 * first ? first : 0;
  const inner = words.slice(size, words.length - size);
  const runs: readonly string[] = inner.match(/\*+/gu) ?? [];
  return runs.some((run) => run.length === size) ? { start, end } : { start: start + size, end: end - size };
}

/** The parts of the selection that get their own markers: one for each line, because a mark ends with its paragraph. */
function partsOf({ text, start, end }: Selected): { start: number; end: number }[] {
  if (start === end) return [wordAround(text, start)];
  const parts: { start: number; end: number }[] = [];
  let place = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isLineStart = place === 0 || text.charAt(place - 1) === '\n';
    const markers = isLineStart ? (lineMarkers.exec(line)?.[0].length ?? 0) : 0;
    const part = trimmed(text, place + markers, place + line.length);
    if (part.end > part.start) parts.push(withoutStars(text, part));
    place += line.length + 1;
  }
  return parts.length === 0 ? [{ start, end: start }] : parts;
}

const hasStars = (stars: number, size: 1 | 2): boolean => (size === 2 ? stars >= 2 : stars % 2 === 1);

/** Adds the asterisks, or removes them if all parts of the selection have them. */
function toggleStars(selected: Selected, size: 1 | 2): Edit {
  const { text } = selected;
  const parts = partsOf(selected).map((part) => ({
    ...part,
    isOn: hasStars(starsAround(text, part.start, part.end), size),
  }));
  const isRemoving = parts.every(({ isOn }) => isOn);
  const mark = '*'.repeat(size);
  const from = (parts[0]?.start ?? selected.start) - (isRemoving ? size : 0);
  let insert = '';
  let place = from;
  let start = from;
  for (const [index, part] of parts.entries()) {
    const words = text.slice(part.start, part.end);
    insert += text.slice(place, part.start - (isRemoving ? size : 0));
    if (index === 0) start = from + insert.length + (isRemoving || part.isOn ? 0 : size);
    insert += isRemoving || part.isOn ? words : mark + words + mark;
    place = part.end + (isRemoving ? size : 0);
  }
  const end = from + insert.length - (isRemoving || parts.at(-1)?.isOn === true ? 0 : size);
  return { from, to: place, insert, start, end };
}

/** The lines that the selection touches. A line that ends the selection at its first character does not count. */
function linesOf({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

const list = /^[-+*][ \t]+/u;
const numbered = /^\d{1,9}[.)][ \t]+/u;
const quote = /^>[ \t]?/u;
const heading = /^(?<marks>#{1,6})(?:[ \t]+|$)/u;

const withoutList = (line: string): string => line.replace(list, '').replace(numbered, '');

const lineFormats = {
  list: { marker: list, add: (line: string) => `- ${withoutList(line)}` },
  numberedList: {
    marker: numbered,
    add: (line: string, count: number) => `${count + 1}. ${withoutList(line)}`,
  },
  quote: { marker: quote, add: (line: string) => `> ${line}` },
} as const;

/** The edit for new lines. A caret keeps its place in its line, and a selection then contains the lines. */
function replaceLines(
  { start, end }: Selected,
  from: number,
  to: number,
  before: string[],
  after: string[],
): Edit {
  const insert = after.join('\n');
  if (start !== end) return { from, to, insert, start: from, end: from + insert.trimEnd().length };
  const grown = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  const caret = Math.max(from, start + grown);
  return { from, to, insert, start: caret, end: caret };
}

const isEmpty = (line: string): boolean => line.trim() === '';

function toggleLines(selected: Selected, format: keyof typeof lineFormats): Edit {
  const { marker, add } = lineFormats[format];
  const { from, to, lines } = linesOf(selected);
  const isAlone = lines.length === 1;
  // An empty line between two quoted paragraphs belongs to the quote, but it is no item of a list.
  const counts = (line: string) => isAlone || format === 'quote' || !isEmpty(line);
  const isRemoving = lines.every((line) => !counts(line) || marker.test(line));
  let count = 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    if (isRemoving) return line.replace(marker, '');
    const next = add(line, count);
    count += 1;
    return next;
  });
  const following = selected.text.slice(to + 1).split('\n', 1)[0] ?? '';
  // Otherwise the next paragraph would continue the list or the quote.
  const needsGap = !isRemoving && to < selected.text.length && !isEmpty(following) && !marker.test(following);
  return replaceLines(selected, from, to, lines, needsGap ? [...changed, ''] : changed);
}

/** None, then a heading, then a smaller heading, then none. */
const nextHeading: Readonly<Record<number, string>> = { 0: '## ', 1: '### ', 2: '### ' };

function toggleHeading(selected: Selected): Edit {
  const { from, to, lines } = linesOf(selected);
  const depth = heading.exec(lines[0] ?? '')?.groups?.['marks']?.length ?? 0;
  const marks = nextHeading[depth] ?? '';
  const changed = lines.map((line) =>
    line.trim() === '' && lines.length > 1 ? line : marks + line.replace(heading, ''),
  );
  return replaceLines(selected, from, to, lines, changed);
}

const address = /^(?:https?:\/\/|mailto:)\S+$/iu;
const link = /^\[(?<words>(?:\\.|[^\\\]])*)\]\((?:<[^>]*>|[^\s()]*)\)$/su;
const placeholder = 'https://';

function toggleLink({ text, start, end }: Selected): Edit {
  const range = start === end ? wordAround(text, start) : trimmed(text, start, end);
  const words = text.slice(range.start, range.end);
  const replace = (insert: string, from: number, to: number): Edit => ({
    from: range.start,
    to: range.end,
    insert,
    start: range.start + from,
    end: range.start + to,
  });
  const linked = link.exec(words)?.groups?.['words'];
  if (linked !== undefined) {
    const plain = linked.replaceAll(/\\(?<bracket>[[\]\\])/gu, '$<bracket>');
    return replace(plain, 0, plain.length);
  }
  if (address.test(words)) return replace(`[](${/[()]/u.test(words) ? `<${words}>` : words})`, 1, 1);
  const label = words.replaceAll(/[[\]\\]/gu, String.raw`\$&`);
  if (label === '') return replace(`[](${placeholder})`, 1, 1);
  return replace(`[${label}](${placeholder})`, label.length + 3, label.length + 3 + placeholder.length);
}

const edits: Readonly<Record<Format, (selected: Selected) => Edit>> = {
  heading: toggleHeading,
  bold: (selected) => toggleStars(selected, 2),
  italic: (selected) => toggleStars(selected, 1),
  list: (selected) => toggleLines(selected, 'list'),
  numberedList: (selected) => toggleLines(selected, 'numberedList'),
  quote: (selected) => toggleLines(selected, 'quote'),
  link: toggleLink,
};

/** Turns a format of Markdown on or off for the selected text. */
export const editFor = (format: Format, selected: Selected): Edit => edits[format](selected);
