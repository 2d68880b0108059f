import { expect, test } from 'vitest';
import { literal } from '../../../i18n/literal.ts';
import { describeChange } from './describe-change.ts';

test.each([
  ['publication.publish', 'state', 'draft', 'published', 'State: Published (was Draft)'],
  ['publication.create', 'kind', 'null', 'article', 'Kind: Article'],
  ['publication.edit', 'language', 'en', 'es', 'Language: Español (was English)'],
  ['publication.edit', 'language', 'en', 'pt', 'Language: Português (Brasil) (was English)'],
  ['publication.edit', 'title', 'draft', 'true', 'Title: true (was draft)'],
  ['member.assign', 'role', 'member', 'moderator', 'Role: Moderator (was Member)'],
  ['payment.answer', 'dispute', 'open', 'answered', 'State: Answered (was Open)'],
  ['plan.delete', 'offered', 'true', 'false', 'Available: No (was Yes)'],
  ['appeal.decide', 'appeal', 'open', 'overturned', 'State: Reversed (was Open)'],
  ['report.decide', 'state', 'open', 'warned', 'State: Warned (was Open)'],
  ['job.retry', 'state', 'dead', 'waiting', 'State: Waiting (was Failed)'],
  ['promise.confirm', 'backups', 'due', 'confirmed', 'Deletion from backups: Confirmed (was Due)'],
  ['publication.edit', 'summary', 'Some words', '', 'Summary: — (was Some words)'],
  ['group.remove', 'role', 'moderator', 'removed', 'Role: Removed (was Moderator)'],
  ['group.edit', 'category', 'prayer', 'youth', 'Category: Young people (was Prayer)'],
  ['group.edit', 'admission', 'open', 'request', 'Who can join: By request (was Anyone can join)'],
  ['publication.picture', 'picture', '', '0b1f', 'Picture: Added'],
  ['publication.picture', 'picture', '0b1f', '77aa', 'Picture: Replaced'],
  ['publication.picture', 'picture', '77aa', '', 'Picture: Deleted'],
  ['stranger.action', 'newness', '', 'much', 'newness: much'],
])('%s of %s', (action, field, before, after, words) => {
  expect(describeChange(literal, { action }, { field, before, after })).toBe(words);
});

test('a timestamp is shown as a date', () => {
  const change = { field: 'until', before: '', after: '2026-03-01T12:00:00.000Z' };
  expect(describeChange(literal, { action: 'member.suspend' }, change)).toMatch(/^Until: Mar 1, 2026/);
});
