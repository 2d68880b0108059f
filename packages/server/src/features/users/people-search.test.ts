import type { components } from '@parvis/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { fullName, peopleSearch } from '../../../test/people-search.ts';
import { soughtName, storedNameWords } from '../../platform/names.ts';
import { beginningOf, searchable } from '../../platform/text.ts';

type Schemas = components['schemas'];

let community: Community;
let viewer: Caller;
const members = new Map<string, Caller>();

const named = [
  ['Maria', 'Rossi'],
  ['María José', 'Núñez'],
  ['Anna Maria', 'Marino'],
  ['Mario', 'Bianchi'],
  ['Rosemary', 'Maar'],
  ['Ros', 'Marlowe'],
  ['小明', '王'],
  ['يوحنا', 'الدمشقي'],
  ['Łukasz', 'O’Brien'],
  ['Zoë', 'D_Arc'],
  ['100%', 'Sure'],
  ['Al', 'Li'],
  ['Jean‐Luc', 'Sørenßøn'],
] as const;

const { search, names, pageByPage } = peopleSearch(() => viewer);

async function rename(member: Caller, first_name: string, last_name: string): Promise<void> {
  const body = { first_name, last_name };
  const { status } = await member.request('PUT', `/user/update/${member.id}`, { body });
  expect(status).toBe(200);
}

beforeAll(async () => {
  community = await startCommunity();
  viewer = await community.join();
  await rename(viewer, 'Marius', 'Rosmini');
  for (const [first, last] of named) {
    const member = await community.join();
    await rename(member, first, last);
    members.set(`${first} ${last}`, member);
  }
});

afterAll(() => community.close());

describe('people are found by', () => {
  test.each<[string, string[]]>([
    ['maria', ['Maria Rossi', 'María José Núñez', 'Anna Maria Marino']],
    ['  MARÍA ', ['Maria Rossi', 'María José Núñez', 'Anna Maria Marino']],
    [
      'mar',
      [
        'Maria Rossi',
        'María José Núñez',
        'Anna Maria Marino',
        'Mario Bianchi',
        'Ros Marlowe',
        'Rosemary Maar',
      ],
    ],
    ['ros', ['Ros Marlowe', 'Rosemary Maar', 'Maria Rossi']],
    ['ari', ['Mario Bianchi', 'Anna Maria Marino', 'María José Núñez', 'Maria Rossi']],
    ['mar ros', ['Ros Marlowe', 'Maria Rossi', 'Rosemary Maar']],
    ['ros mar', ['Ros Marlowe', 'Maria Rossi', 'Rosemary Maar']],
    ['maria rossi', ['Maria Rossi']],
    ['rossi maria', ['Maria Rossi']],
    ['ia oss', ['Maria Rossi']],
    ['nunez', ['María José Núñez']],
    ['NUÑ', ['María José Núñez']],
    ['zoe', ['Zoë D_Arc']],
    ['明', ['小明 王']],
    ['王', ['小明 王']],
    ['小明 王', ['小明 王']],
    ['يوح', ['يوحنا الدمشقي']],
    ['brien', ['Łukasz O’Brien']],
    ['łuk', ['Łukasz O’Brien']],
    ['lukasz', ['Łukasz O’Brien']],
    ["o'brien", ['Łukasz O’Brien']],
    ['obrien luk', ['Łukasz O’Brien']],
    ['jean-luc', ['Jean‐Luc Sørenßøn']],
    ['luc jean', ['Jean‐Luc Sørenßøn']],
    ['SORENSSON', ['Jean‐Luc Sørenßøn']],
    [
      'a',
      [
        'Al Li',
        'Anna Maria Marino',
        'Jean‐Luc Sørenßøn',
        'Zoë D_Arc',
        'Łukasz O’Brien',
        'Ros Marlowe',
        'Rosemary Maar',
        'Mario Bianchi',
        'María José Núñez',
        'Maria Rossi',
      ],
    ],
    ['li', ['Al Li']],
    ['al li', ['Al Li']],
    ['_', ['Zoë D_Arc']],
    ['%', ['100% Sure']],
    ['_arc', ['Zoë D_Arc']],
    ['100%', ['100% Sure']],
    ['100_', ['100% Sure']],
    ['%%%', []],
    ['"', []],
    ['"ros"', ['Ros Marlowe', 'Rosemary Maar', 'Maria Rossi']],
    ['rossi, maria', ['Maria Rossi']],
    ['maria OR rossi', []],
    ["'; drop table users; --", []],
    ['nobody at all', []],
  ])('%j', async (text, expected) => {
    const found = await names(text);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(await pageByPage(text)).toEqual(found);
  });

  test('exact names first, then prefixes, then other matches', async () => {
    expect(await names('ros')).toEqual(['Ros Marlowe', 'Rosemary Maar', 'Maria Rossi']);
    expect(await names('ari')).toEqual([
      'Mario Bianchi',
      'Anna Maria Marino',
      'María José Núñez',
      'Maria Rossi',
    ]);
    expect((await names('mar')).at(0)).toBe('Maria Rossi');
    expect((await names('mar')).at(-1)).toBe('Rosemary Maar');
    expect(await names('marlowe ros')).toEqual(['Ros Marlowe']);
    expect((await names('ros mar')).at(-1)).not.toBe('Ros Marlowe');
  });

  test('the exact name first, even if one word of it is a part of the other', async () => {
    const added = await Promise.all(
      [
        ['John', 'Johnson'],
        ['Lin', 'Johnson'],
        ['Li', 'Lin'],
        ['Johnny', 'Johnson'],
        ['Lin', 'Ling'],
      ].map(async ([first = '', last = '']) => {
        const member = await community.join();
        await rename(member, first, last);
        return member;
      }),
    );
    expect((await names('John Johnson')).at(0)).toBe('John Johnson');
    expect((await names('johnson john')).at(0)).toBe('John Johnson');
    expect((await names('Li Lin')).at(0)).toBe('Li Lin');
    expect((await names('li lin')).toSorted()).toEqual(['Li Lin', 'Lin Johnson', 'Lin Ling']);
    for (const text of ['John Johnson', 'Li Lin', 'lin li']) {
      expect(await pageByPage(text)).toEqual(await names(text));
    }
    for (const member of added) await erase(community, member);
  });

  test('a text with only spaces, in the same way as by an empty text', async () => {
    const listed = await viewer.request<Schemas['UserPage']>('GET', '/user/all');
    for (const text of ['', ' ', '\u0301', '\u0000', '\u200C', '’']) {
      expect((await search(text)).users).toEqual(listed.body.users);
    }
  });

  test('their name, except the viewer and members with a block between them', async () => {
    expect(await names('marius')).toEqual([]);
    const blocked = members.get('Maria Rossi');
    const blocking = members.get('Mario Bianchi');
    if (blocked === undefined || blocking === undefined)
      throw new Error('The members of the test were not found.');
    const rows = [
      { blocker_id: viewer.id, blocked_id: blocked.id, created_at: 0 },
      { blocker_id: blocking.id, blocked_id: viewer.id, created_at: 0 },
    ];
    await community.database.write.insertInto('blocks').values(rows).execute();
    for (const text of ['maria', 'mario', 'mar', 'ari', 'maria rossi', 'bia mar', 'a', 'ma ro']) {
      const found = await names(text);
      expect(found).not.toContain('Maria Rossi');
      expect(found).not.toContain('Mario Bianchi');
    }
    const listed = await viewer.request<Schemas['UserPage']>('GET', '/user/all?limit=100');
    const ids = listed.body.users.map(({ _id }) => _id);
    expect(ids).toHaveLength(named.length - 2);
    expect(ids).not.toContain(blocked.id);
    expect(await names('marius', blocked)).toEqual([]);
    expect(await names('maria', members.get('Zoë D_Arc'))).toContain('Maria Rossi');
    await community.database.write.deleteFrom('blocks').execute();
  });

  test('their current name', async () => {
    const member = await community.join();
    await rename(member, 'Perpetua', 'Quodvult');
    expect(await names('perp')).toEqual(['Perpetua Quodvult']);
    await rename(member, 'Felicity', 'Deusvult');
    expect([await names('perp'), await names('erpetu'), await names('felic')]).toEqual([
      [],
      [],
      ['Felicity Deusvult'],
    ]);
    await erase(community, member);
    expect([await names('felic'), await names('eusv')]).toEqual([[], []]);
  });

  test('names of eighty characters that are longer than the index allows', async () => {
    const member = await community.join();
    const long = '\uFDFA'.repeat(80);
    await rename(member, long, long);
    expect(await names('\uFDFA'.repeat(3))).toEqual([`${long} ${long}`]);
    await erase(community, member);
  });
});

const typedParts = 'm ma mar ar ros i 明 % _ " \\ zoë RI luc jeanluc jean-L Söre soeren mariar 王小 -'.split(
  ' ',
);

const begins = (stored: readonly string[], spelling: string) =>
  stored.some((word) => word.startsWith(beginningOf(spelling)));

test('any text finds members with all words as prefixes, or with names that contain every word', async () => {
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...typedParts), { maxLength: 3 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { words } = soughtName(text);
      const expected = named
        .filter(([first, last]) => {
          const stored = storedNameWords(first, last);
          const name = searchable(`${first} ${last}`);
          return (
            words.every((word) => word.some((spelling) => begins(stored, spelling))) ||
            words.every((word) => word.some((spelling) => name.includes(spelling)))
          );
        })
        .map(([first, last]) => `${first} ${last}`);
      const found = await search(text, '&limit=100');
      expect(found.users.map(fullName).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 150 },
  );
});

test('a search with more than a hundred characters, or with the cursor of another search, is refused', async () => {
  const long = await viewer.request('GET', `/user/all?search=${'a'.repeat(101)}`);
  expect([long.status, long.body.errors?.map(({ path }) => path)]).toEqual([400, ['search']]);
  const { nextCursor } = await search('mar', '&limit=1');
  for (const query of [`search=ros&cursor=${nextCursor ?? ''}`, `cursor=${nextCursor ?? ''}`]) {
    const { status, body } = await viewer.request('GET', `/user/all?${query}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['cursor']]);
  }
});
