import { expect, test } from 'vitest';
import { movedTables, type TargetColumn } from './tables.ts';

const columnOf = (name: string, key: number | null = null, type = 'text'): TargetColumn => ({
  table: 'follows',
  name,
  type,
  key_position: key,
});
const source = new Map([['follows', ['created_at', 'followed_id', 'follower_id']]]);
const target = [
  columnOf('followed_id', 2),
  columnOf('follower_id', 1),
  columnOf('created_at', null, 'bigint'),
];

test('a table has the columns of both engines in any order, and its primary key', () => {
  const serverTable = { ...columnOf('id', 1), table: 'servers' };
  const tables = movedTables(source, [...target, serverTable]);
  expect(tables.map(({ name }) => name)).toEqual(['follows']);
  expect(tables[0]?.key.map(({ name }) => name)).toEqual(['follower_id', 'followed_id']);
});

test.each<[string, TargetColumn[], string]>([
  [
    'a missing table',
    [],
    'The table follows differs: SQLite has the columns created_at, followed_id, follower_id, and PostgreSQL has none.',
  ],
  ['a missing column', target.slice(1), 'The table follows differs'],
  ['an additional column', [...target, columnOf('muted')], 'The table follows differs'],
  [
    'no primary key',
    target.map((column) => ({ ...column, key_position: null })),
    'The table follows has no primary key.',
  ],
  [
    'an unknown type',
    target.map((column) => ({ ...column, type: 'jsonb' })),
    'The move does not know the type jsonb of the column follows.followed_id.',
  ],
])('%s is refused', (_, columns, message) => {
  expect(() => movedTables(source, columns)).toThrow(message);
});
