import { expect, test } from 'vitest';
import { literal } from '../../../i18n/literal.ts';
import { changeWords } from './change-words.ts';

test.each([
  ['publication.publish', 'state', 'draft', 'published', 'State: Draft → Published'],
  ['publication.create', 'kind', 'null', 'article', 'Kind: — → Article'],
  ['publication.edit', 'language', 'en', 'es', 'Language: English → Español'],
  ['publication.edit', 'title', 'draft', 'true', 'Title: draft → true'],
  ['member.assign', 'role', 'member', 'moderator', 'Role: Member → Moderator'],
  ['payment.answer', 'dispute', 'open', 'answered', 'State: Open → Answered'],
  ['plan.delete', 'offered', 'true', 'false', 'Offered: Yes → No'],
  ['appeal.decide', 'appeal', 'open', 'overturned', 'State: Open → Taken back'],
  ['report.decide', 'state', 'open', 'warned', 'State: Open → Warned'],
  ['job.retry', 'state', 'dead', 'waiting', 'State: Given up → Waiting'],
  ['promise.confirm', 'backups', 'due', 'confirmed', 'Deletion from backups: Due → Confirmed'],
  ['stranger.deed', 'newness', '', 'much', 'newness: — → much'],
])('%s of %s', (action, field, before, after, words) => {
  expect(changeWords(literal, { action }, { field, before, after })).toBe(words);
});

test('a moment is told as a date', () => {
  const change = { field: 'until', before: '', after: '2026-03-01T12:00:00.000Z' };
  expect(changeWords(literal, { action: 'member.suspend' }, change)).toMatch(/^Until: — → Mar 1, 2026/);
});
