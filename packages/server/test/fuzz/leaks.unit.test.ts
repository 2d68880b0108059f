import { expect, test } from 'vitest';
import { leaksIn, type Secret } from './leaks.ts';

const secrets: Secret[] = [{ what: 'a hidden email', text: 'agnes@example.org', readers: ['moderator'] }];

test('a secret is a leak except for those who are allowed to read it', () => {
  expect(leaksIn('{"email":"agnes@example.org"}', 'member', secrets)).toEqual(['shows a hidden email']);
  expect(leaksIn('{"email":"agnes@example.org"}', 'moderator', secrets)).toEqual([]);
  expect(leaksIn('{"email":null}', 'member', secrets)).toEqual([]);
});

test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'a password hash'],
  ['Error: lost\n    at read (server.ts:12:7)', 'a stack trace'],
  ['Cannot find /srv/parvis/node_modules/sharp', 'a path of the server'],
  ['SQLITE_CONSTRAINT: UNIQUE failed', 'an error of the database'],
])('%j is a leak for everybody', (answer, what) => {
  expect(leaksIn(answer, 'administrator', [])).toEqual([`shows ${what}`]);
});
