import { expect, test } from 'vitest';
import { samplePerson } from '../people/samples.ts';
import { mentionableMembers } from './mentionable-members.ts';

const memberOf = (first_name: string, last_name: string, blocked = false) => ({
  member: samplePerson({ _id: first_name, first_name, last_name }),
  role: 'member' as const,
  friends: false,
  blocked,
  presence: null,
});

const members = [
  memberOf('Reader', 'Rossi'),
  memberOf('Paola', 'Sanchez'),
  memberOf('Lisanne', 'Vos'),
  memberOf('Sándor', 'Nagy'),
  memberOf('Blocked', 'Sander', true),
];

const found = (search: string) => mentionableMembers(members, 'Reader', search).map(({ name }) => name);

test('everybody in the chat can be mentioned, except the writer and blocked members', () => {
  expect(found('')).toEqual(['Paola Sanchez', 'Lisanne Vos', 'Sándor Nagy']);
});

test('a search ignores accents and capital letters, and shows names that begin with it first', () => {
  expect(found('SAN')).toEqual(['Sándor Nagy', 'Paola Sanchez', 'Lisanne Vos']);
  expect(found('sandor n')).toEqual(['Sándor Nagy']);
  expect(found('rossi')).toEqual([]);
});

test('of many members, the first ones are suggested, and each can be found', () => {
  const many = Array.from({ length: 200 }, (_, index) => memberOf(`Member${index}`, 'Mayr'));
  expect(mentionableMembers(many, 'Reader', '')).toHaveLength(20);
  expect(mentionableMembers(many, 'Reader', 'member199').map(({ id }) => id)).toEqual(['Member199']);
});
