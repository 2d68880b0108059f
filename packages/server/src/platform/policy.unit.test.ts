import { expect, test } from 'vitest';
import { requireOwnName, type ClaimedName } from './policy.ts';

const actor = { userId: 'maria', email: 'Maria@example.org', sessionId: 'first', role: 'member' } as const;

test.each<ClaimedName | undefined>([
  undefined,
  'maria',
  { _id: 'maria' },
  { _id: 'maria', email: 'former@example.org' },
  { email: ' maria@EXAMPLE.org' },
  { email: null },
  {},
])('%j can be the caller', (claimed) => {
  expect(() => requireOwnName(actor, claimed)).not.toThrow();
});

test.each<ClaimedName>([
  'josef',
  '',
  { _id: 'josef' },
  { _id: 'josef', email: 'maria@example.org' },
  { email: 'josef@example.org' },
])('%j is somebody else', (claimed) => {
  expect(() => requireOwnName(actor, claimed)).toThrow('in your own name');
});
