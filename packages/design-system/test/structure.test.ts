import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { modeNames } from '../../../.storybook/modes.ts';
import { entryFolders } from '../scripts/entries.ts';

const sources = join(import.meta.dirname, '../src');
const pictures = join(import.meta.dirname, '../../../visual/chromium');

const storyFiles = (await readdir(sources, { recursive: true })).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/** The ids of the stories in a file that have the tag `composed`. */
async function composedIn(file: string): Promise<string[]> {
  const text = await readFile(join(sources, file), 'utf8');
  // A sample above the stories can have a title too, so the search starts at `meta`.
  const title = /title: '(?<title>[^']+)'/.exec(text.slice(text.search(/^const meta\b/m) + 1))?.groups?.[
    'title'
  ];
  if (title === undefined) throw new Error(`${file} has no title.`);
  return text
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /(?:^ {2}|^\w+: Story = \{ )tags: \[[^\]]*'composed'/m.test(story))
    .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')));
}

const composed = new Map(
  await Promise.all(storyFiles.map(async (file) => [file, await composedIn(file)] as const)),
);

describe('every entry of the package', async () => {
  const folders = (await entryFolders()).filter((folder) => /^(?:components|patterns)\//.test(folder));

  it.each(folders)('%s has stories, a page, tests, and one composed story named Overview', async (folder) => {
    const files = new Set(await readdir(join(sources, folder)));
    const name = folder.split('/').at(-1) ?? '';
    const wanted = ['mdx', 'stories.tsx', 'test.tsx'].map((kind) => `${name}.${kind}`);
    expect(wanted.filter((file) => !files.has(file))).toEqual([]);
    const stories = [...composed].filter(([file]) => file.startsWith(`${folder}/`)).flatMap(([, ids]) => ids);
    expect(stories).toEqual([expect.stringMatching(/--overview$/)]);
  });
});

it('has a picture of every composed story in every mode, and no other pictures', async () => {
  const expected = [...composed.values()]
    .flat()
    .flatMap((id) => modeNames.map((mode) => `${id}-${mode}.png`));
  // Names of picture files contain no double dashes.
  const names = expected.map((name) => name.replaceAll(/-+/g, '-'));
  expect((await readdir(pictures)).toSorted()).toEqual(names.toSorted());
});
