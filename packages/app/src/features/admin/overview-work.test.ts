import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { byUrgency, urgencyText, type WaitingWork } from './overview-work.ts';

const work = (changes: Partial<WaitingWork>): WaitingWork => ({
  title: '',
  text: '',
  href: '/admin',
  linkLabel: '',
  isOverdue: false,
  dueAt: null,
  since: null,
  ...changes,
});

test('overdue work is first, then the next deadline, then the longest waiting', () => {
  const waiting = work({ since: '2026-01-01T00:00:00.000Z' });
  const waitingLess = work({ since: '2026-01-03T00:00:00.000Z' });
  const unknown = work({});
  const due = work({ dueAt: '2026-01-09T00:00:00.000Z' });
  const overdue = work({ isOverdue: true, dueAt: '2026-01-04T00:00:00.000Z' });
  const overdueLonger = work({ isOverdue: true, dueAt: '2026-01-02T00:00:00.000Z' });
  expect([unknown, waitingLess, due, overdue, waiting, overdueLonger].toSorted(byUrgency)).toEqual([
    overdueLonger,
    overdue,
    due,
    waiting,
    waitingLess,
    unknown,
  ]);
});

test.each([
  [work({ isOverdue: true, dueAt: '2026-01-05T00:00:00.000Z' }), 'Overdue by 3 days'],
  [work({ isOverdue: true }), 'Overdue'],
  [work({ dueAt: '2026-01-08T02:30:00.000Z' }), 'Due in 2 hours'],
  [work({ since: '2026-01-07T23:59:50.000Z' }), 'Waiting for 1 minute'],
  [work({}), null],
])('the urgency of %o is %s', (one, text) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(urgencyText(i18n, one, Date.parse('2026-01-08T00:00:00.000Z'))).toBe(text);
});
