import type { Definition, Nodes, Parents, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The level starts at 2 because the page title is the heading of level 1. */
  readonly level: 2 | 3 | 4;
}

export interface Text {
  readonly root: Root;
  /** The headings of the text, in their order. */
  readonly chapters: readonly Chapter[];
  readonly definitions: ReadonlyMap<string, Definition>;
}

const levels = [2, 2, 3, 4, 4, 4] as const;

/** Uses a loop and not recursion, because the nesting of a text can be deeper than the call stack. */
function wordsOf(node: Nodes): string {
  const words: string[] = [];
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('value' in next) words.push(next.value);
    if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return words.join('');
}

/** The maximum depth of nesting. No author needs more levels, and each level is indented further. */
const DEEPEST = 8;
const nesting: ReadonlySet<string> = new Set(['blockquote', 'list', 'emphasis', 'strong', 'link']);

/** Replaces each node that is nested deeper than DEEPEST with its plain text. */
function flatten(node: Parents, depth: number): void {
  // The replacement has the same type as the child that it replaces. The types of `node` cannot express this.
  const children: Nodes[] = node.children;
  for (const [place, child] of children.entries()) {
    if (!('children' in child)) continue;
    const isNested = nesting.has(child.type);
    if (isNested && depth === DEEPEST) {
      const text = { type: 'text', value: wordsOf(child) } as const;
      const isWithinLine = child.type !== 'blockquote' && child.type !== 'list';
      const words = isWithinLine ? text : { type: 'paragraph' as const, children: [text] };
      children[place] = words;
    } else flatten(child, isNested ? depth + 1 : depth);
  }
}

const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

// Finds the quote and list markers that follow the first twenty markers of a line. They are removed, because the parser
// needs minutes for a line with thousands of markers.
const surplus =
  /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){20})(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gmu;

/** Parses CommonMark. HTML stays plain text. */
export function readMarkdown(markdown: string): Text {
  const root = fromMarkdown(markdown.replaceAll(surplus, '$1'));
  flatten(root, 0);
  const definitions = new Map<string, Definition>();
  const chapters: Chapter[] = [];
  const taken = new Map<string, number>();
  const visit = (node: Nodes): void => {
    // If a label has several definitions, CommonMark uses the first.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === 'heading') {
      const title = wordsOf(node);
      const slug = slugOf(title) || 'part';
      const times = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, times);
      const before = chapters.at(-1)?.level ?? 1;
      // A heading is at most one level deeper than the heading before it, so that the outline has no gaps.
      const level = Math.min(levels[node.depth - 1] ?? 4, before + 1);
      chapters.push({
        id: times === 1 ? slug : `${slug}-${times}`,
        title,
        level: level <= 2 ? 2 : level === 3 ? 3 : 4,
      });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return { root, chapters, definitions };
}

const outside = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Validates the address of a link. Returns null for a URL that would run a script. */
export function safeAddress(url: string, site: string): { href: string; isExternal: boolean } | null {
  if (url.trim() === '') return null;
  if (url.startsWith('#')) return { href: url, isExternal: false };
  const address = URL.parse(url, site);
  if (address === null || !outside.has(address.protocol)) return null;
  if (address.origin === new URL(site).origin) {
    return { href: `${address.pathname}${address.search}${address.hash}`, isExternal: false };
  }
  return { href: address.href, isExternal: true };
}
