import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../src/i18n/en/index.ts';

const sources = join(import.meta.dirname, '../src');
const block = /<Strings\b(?<properties>[^>]*)\/>/g;
const areaOf = /\barea="(?<area>\w+)"/;
const keysOf = /\bkeys=\{\[(?<keys>[^\]]*)\]\}/;

const guides = (await readdir(sources, { recursive: true }))
  .filter((file) => file.endsWith('.mdx'))
  .toSorted();

const stringsOf = (guide: string): string[] =>
  [...guide.matchAll(block)].flatMap(({ groups }) => {
    const properties = groups?.['properties'] ?? '';
    const area = areaOf.exec(properties)?.groups?.['area'] ?? 'components';
    const keys = keysOf.exec(properties)?.groups?.['keys'] ?? '';
    return [...keys.matchAll(/'(?<key>\w+)'/g)].map((found) => `${area}.${found.groups?.['key'] ?? ''}`);
  });

const areas = Object.entries(messages).map(([area, strings]) => [area, Object.keys(strings)] as const);
const written = new Set(areas.flatMap(([area, keys]) => keys.map((key) => `${area}.${key}`)));

it('finds the strings that a guide names', () => {
  const guide = `<Strings keys={['close']} />\n\n<Strings\n  area="feed"\n  keys={[\n    'title',\n    'share',\n  ]}\n/>`;
  expect(stringsOf(guide)).toEqual(['components.close', 'feed.title', 'feed.share']);
});

// If a guide names an unknown string, its block throws and the whole page stays blank.
describe('every string that a guide names exists', () => {
  const naming = guides.map(async (file) => [file, await readFile(join(sources, file), 'utf8')] as const);

  it.each(guides)('%s', async (file) => {
    const text = new Map(await Promise.all(naming)).get(file) ?? '';
    expect(stringsOf(text).filter((name) => !written.has(name))).toEqual([]);
    expect(stringsOf(text).length > 0).toBe(text.includes('<Strings'));
  });
});
