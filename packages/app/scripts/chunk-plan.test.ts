import { describe, expect, test } from 'vitest';
import { parseSync } from 'vite';
import { readFile } from 'node:fs/promises';
import { moveGroups } from './chunk-moves.ts';
import { planChunks } from './chunk-plan.ts';
import { exactChunks, loadedWith, type BuiltModule, type Visit } from './exact-chunks.ts';
import { routeTable } from './message-graph.ts';
import { screensOf } from './planned-chunks.ts';

type Graph = Record<string, { size?: number; imports?: string[] }>;

const small = 300;
const large = 300_000;

const modulesOf = (graph: Graph): Map<string, BuiltModule> =>
  new Map(Object.entries(graph).map(([id, { size = small, imports = [] }]) => [id, { id, size, imports }]));

const visit = (...entries: string[]): Visit => ({ entries, weight: 1 });

const plan = (graph: Graph, visits: Visit[], initial: string[] = []) =>
  planChunks(modulesOf(graph), visits, new Set(initial))
    .map((ids) => ids.toSorted())
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));

const feed = { imports: ['button', 'avatar', 'react'] };
const groups = { imports: ['button', 'avatar', 'react'] };
const events = { imports: ['button', 'react'] };

describe('modules of a first load', () => {
  test('share a chunk if the same pages need them', () => {
    expect(
      plan({ feed, groups, button: {}, avatar: {}, react: {} }, [visit('feed'), visit('groups')], ['react']),
    ).toEqual([['avatar', 'button']]);
  });

  test('share a chunk if they are small, even if some pages need only one of them', () => {
    const graph = { feed, groups, events, button: {}, avatar: {}, react: {} };
    expect(plan(graph, [visit('feed'), visit('groups'), visit('events')], ['react'])).toEqual([
      ['avatar', 'button'],
    ]);
  });

  test('have separate chunks if a page would load much unneeded code', () => {
    const graph = { feed, groups, events, button: {}, avatar: { size: large }, react: {} };
    expect(plan(graph, [visit('feed'), visit('groups'), visit('events')], ['react'])).toEqual([
      ['avatar'],
      ['button'],
    ]);
  });

  test('have separate chunks if a shared chunk would also load a large import', () => {
    const dialogs = ['edit', 'report', 'share', 'delete', 'invite', 'crop'];
    const graph = {
      feed: { imports: ['button', 'menu'] },
      groups: { imports: ['button', 'menu'] },
      ...Object.fromEntries(dialogs.map((dialog) => [dialog, { imports: ['positioning'] }])),
      events: { imports: ['button'] },
      parishes: { imports: ['button'] },
      button: {},
      menu: { imports: ['positioning'] },
      positioning: { size: large },
    };
    const visits = ['feed', 'groups', 'events', 'parishes', ...dialogs].map((entry) => visit(entry));
    expect(plan(graph, visits)).toEqual([['button'], ['menu', 'positioning']]);
  });

  test('have separate chunks if a shared chunk would be in an import cycle', () => {
    const graph = {
      feed: { imports: ['menu'] },
      groups: { imports: ['menu'] },
      menu: { imports: ['dialog'] },
      dialog: { imports: ['button'] },
      button: {},
    };
    // The dialog is also loaded alone, so it is an entry, and the build makes its chunk without a plan.
    expect(plan(graph, [visit('feed'), visit('groups'), visit('dialog')])).toEqual([['button'], ['menu']]);
  });

  test('that only one page needs, and the pages themselves, are not planned', () => {
    const graph = {
      feed: { imports: ['post', 'groups'] },
      groups: { imports: ['button'] },
      post: {},
      button: {},
    };
    expect(plan(graph, [visit('feed'), visit('groups')])).toEqual([['button']]);
  });

  test('count only once for each visit that loads them', () => {
    const graph = {
      shell: { imports: ['avatar'] },
      feed: { imports: ['avatar', 'time'] },
      avatar: {},
      time: {},
    };
    // Every visit that loads one of the two modules also loads the other one.
    expect(
      plan({ ...graph, events: { imports: ['time'] } }, [visit('shell', 'feed'), visit('shell', 'events')]),
    ).toEqual([['avatar', 'time']]);
  });
});

describe('after the merges, a group of modules', () => {
  const moved = (merged: string[][]) =>
    moveGroups([...exactChunks(modulesOf(graph), visits, new Set())], visits, merged)
      .map((ids) => ids.toSorted())
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  const graph = {
    feed: { imports: ['button', 'card'] },
    groups: { imports: ['button', 'card', 'map'] },
    parishes: { imports: ['map'] },
    button: {},
    card: {},
    map: { size: large },
  };
  const visits = [visit('feed'), visit('groups'), visit('parishes')];

  test('leaves a chunk that loads it without need', () => {
    expect(moved([['button', 'card', 'map']])).toEqual([['button', 'card'], ['map']]);
  });
});

/** Numbers that look random but are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test.each([1, 2, 3, 4, 5])('no chunks import each other in a cycle, in graph %i', (seed) => {
  const random = numbers(seed);
  const next = (): number => random.next().value ?? 0;
  const ids = Array.from({ length: 80 }, (_, place) => `module${String(place).padStart(2, '0')}`);
  const graph = Object.fromEntries(
    ids.map((id, place) => [
      id,
      { size: Math.round(next() ** 4 * 60_000), imports: ids.slice(place + 1).filter(() => next() < 0.08) },
    ]),
  );
  const visits = ids.slice(0, 12).map((id) => visit(id));
  const chunks = planChunks(modulesOf(graph), visits, new Set());
  const chunkOf = new Map(chunks.flatMap((members, place) => members.map((id) => [id, `chunk${place}`])));
  const nameOf = (id: string): string => chunkOf.get(id) ?? id;
  const merged = new Map<string, BuiltModule>();
  for (const [id, { imports = [] }] of Object.entries(graph)) {
    const known = merged.get(nameOf(id))?.imports ?? [];
    const others = imports.map(nameOf).filter((name) => name !== nameOf(id));
    merged.set(nameOf(id), { id: nameOf(id), size: 0, imports: [...known, ...others] });
  }
  const circular = [...merged.values()].filter(({ id, imports }) =>
    imports.some((imported) => loadedWith(merged, imported).has(id)),
  );
  expect(circular).toEqual([]);
  expect(chunks.length).toBeGreaterThan(1);
  expect(new Set(chunks.flat()).size).toBe(chunks.flat().length);
});

test('every screen of the route table is a page', async () => {
  const text = await readFile(routeTable, 'utf8');
  const screens = screensOf(parseSync(routeTable, text).program);
  const files = new Set(screens.map(({ file }) => file.split('/').at(-1)));
  expect(files).toEqual(
    new Set(
      [...text.matchAll(/import\('.*\/(?<file>[\w-]+-screen\.tsx)'\)/g)].map(
        (found) => found.groups?.['file'],
      ),
    ),
  );
  expect(screens).toContainEqual({
    path: '/community',
    file: expect.stringMatching(/feed-screen\.tsx$/),
    access: 'community',
  });
});
