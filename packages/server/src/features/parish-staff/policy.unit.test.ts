import { expect, test } from 'vitest';
import { domainOfEmail, ownDomains } from './mail-domains.ts';
import { mayEditParish } from './policy.ts';

test.each([
  ['a member', 'member', 'none', false],
  ['a claimant, who has no role yet', 'member', 'none', false],
  ['the staff of this parish', 'member', 'parish', true],
  ['the staff of another parish', 'member', 'none', false],
  ['the administrator of the diocese', 'member', 'diocese', true],
  ['an editor of the site', 'editor', 'none', true],
  ['a moderator of the site', 'moderator', 'none', true],
  ['an administrator of the site', 'administrator', 'none', true],
  ['a visitor', '', 'none', false],
] as const)('%s may or may not edit a parish', (_, role, scope, expected) => {
  expect(mayEditParish({ role }, { scope })).toBe(expected);
});

test.each([
  ['https://www.StMary.org/mass', 'office@parish.stmary.org', ['stmary.org', 'parish.stmary.org']],
  ['https://facebook.com/stmary', 'stmary@gmail.com', []],
  ['https://stmary.wordpress.com', '', []],
  ['', '', []],
  ['https://localhost', '', []],
])('the domains of %s and %s', (website, email, expected) => {
  expect(ownDomains({ website, email })).toEqual(expected);
});

test('the domain of an address is after its last @', () => {
  expect(domainOfEmail('"a@stmary.org"@Evil.example')).toBe('evil.example');
});
