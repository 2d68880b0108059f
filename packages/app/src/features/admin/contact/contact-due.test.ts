import { expect, test } from 'vitest';
import { dueAt, isLate } from './contact-due.ts';

const createdAt = '2026-11-20T10:00:00.000Z';

test('a privacy request is due within 48 hours', () => {
  const due = new Date('2026-11-22T10:00:00.000Z');
  const contact = { kind: 'privacy', createdAt, answer: null } as const;
  expect(dueAt(contact)).toEqual(due);
  expect([isLate(contact, due.getTime()), isLate(contact, due.getTime() + 1)]).toEqual([false, true]);
});

test('other messages and answered ones have no deadline', () => {
  const answer = { by: 'Anna Rossi', at: '2026-11-21T10:00:00.000Z', note: '' };
  expect(dueAt({ kind: 'question', createdAt, answer: null })).toBeNull();
  expect(dueAt({ kind: 'privacy', createdAt, answer })).toBeNull();
  expect(isLate({ kind: 'question', createdAt, answer: null }, Date.parse('2027-01-01'))).toBe(false);
});
