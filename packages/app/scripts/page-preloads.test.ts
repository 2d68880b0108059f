import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { createScreens } from '../src/route-table.ts';
import { routeTable } from './message-graph.ts';
import { filesOf, firstScreensOf } from './page-preloads.ts';
import { screensOf } from './planned-chunks.ts';

/** `FeedScreen` is in `feed-screen.tsx`. */
const fileOf = (name: string): string =>
  `${name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

const names = (files: readonly string[] = []) => files.map((file) => basename(file)).toSorted();

/** The files that the app itself loads at the start of a visit. */
function loadedAt(path: string, isMember: boolean): string[] {
  const loaded: string[] = [];
  createScreens({
    need: async (name) => {
      loaded.push(fileOf(name));
    },
  }).preload(path.replace(':id', 'one'), isMember);
  return loaded.toSorted();
}

test('a page preloads the shell and the screen that the app loads first', async () => {
  const { program } = parseSync(routeTable, await readFile(routeTable, 'utf8'));
  const first = firstScreensOf(screensOf(program));
  const { routes } = createScreens({ need: () => Promise.resolve() });
  expect([...first.keys()]).toEqual(routes.map(({ path }) => path));
  for (const { path } of routes) {
    expect([path, names(first.get(path)?.guest)]).toEqual([path, loadedAt(path, false)]);
    expect([path, names(first.get(path)?.member)]).toEqual([path, loadedAt(path, true)]);
  }
});

test('the files of a screen are those that the document does not load', () => {
  const manifest = {
    'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_base.js'], isEntry: true },
    '_base.js': { file: 'base.js' },
    '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['_base.js'] },
    'src/shell/public-shell.tsx': { file: 'shell.js', imports: ['_shared.js'] },
    'src/features/sign-in/sign-in-screen.tsx': {
      file: 'screen.js',
      css: ['screen.css'],
      imports: ['_shared.js', 'index.html'],
    },
  };
  expect(filesOf(manifest, ['public-shell.tsx', '/app/src/features/sign-in/sign-in-screen.tsx'])).toEqual([
    'shared.js',
    'shared.css',
    'shell.js',
    'screen.js',
    'screen.css',
  ]);
  expect(() => filesOf(manifest, ['unknown-screen.tsx'])).toThrow('The manifest has no unknown-screen.tsx.');
});
