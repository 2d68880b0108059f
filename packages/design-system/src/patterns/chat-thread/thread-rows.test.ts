import { describe, expect, it } from 'vitest';
import { dayName, dayOf } from './day-name.ts';
import { messagesOf, rowsOf, type ThreadMessage } from './thread-rows.ts';

const at = (id: string, time: string, own = false): ThreadMessage => ({
  id,
  own,
  author: own ? 'You' : 'Agnes',
  content: { kind: 'text', text: id },
  createdAt: new Date(`2026-05-${time}`),
});

const groupings = (...messages: ThreadMessage[]) => rowsOf(messages).map(({ grouping }) => grouping);

describe('groups of messages', () => {
  it("contain one author's messages within five minutes", () => {
    expect(groupings(at('a', '14T10:00'), at('b', '14T10:04'), at('c', '14T10:08'))).toEqual([
      'first',
      'middle',
      'last',
    ]);
    expect(groupings(at('a', '14T10:00'), at('b', '14T10:05'))).toEqual(['single', 'single']);
  });

  it('never contain messages of two authors or of two days', () => {
    expect(groupings(at('a', '14T10:00'), at('b', '14T10:01', true))).toEqual(['single', 'single']);
    expect(groupings(at('a', '14T23:59'), at('b', '15T00:01'))).toEqual(['single', 'single']);
  });

  it('never cross the mark of the first unread message', () => {
    const rows = rowsOf([at('a', '14T10:00'), at('b', '14T10:01'), at('c', '14T10:02')], 'b');
    expect(rows.map(({ grouping }) => grouping)).toEqual(['single', 'first', 'last']);
    expect(rows.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, true, false]);
  });
});

it('names a day only above its first message', () => {
  const rows = rowsOf([at('a', '13T10:00'), at('b', '13T23:00'), at('c', '14T00:30')]);
  expect(rows.map(({ day }) => day !== null)).toEqual([true, false, true]);
});

it('shows the delivery state at the newest own message', () => {
  const rows = rowsOf([at('a', '14T10:00', true), at('b', '14T11:00', true), at('c', '14T12:00')]);
  expect(rows.map(({ isNewestOwn }) => isNewestOwn)).toEqual([false, true, false]);
});

const start = (date: string) => new Date(`${date}T00:00`).getTime();

describe('the name of a day', () => {
  const now = new Date('2026-05-14T09:00').getTime();

  it('is today for a message that the slow clock of the reader takes for tomorrow', () => {
    const day = dayOf(new Date('2026-05-15T08:00').getTime(), now);
    expect(day).toBe(start('2026-05-14'));
    expect(dayName(day, 'en', now)).toBe('Today');
  });

  it.each([
    ['2026-05-14', 'en', 'Today'],
    ['2026-05-13', 'en', 'Yesterday'],
    ['2026-05-13', 'es', 'Ayer'],
    ['2026-05-05', 'en', 'Tuesday, May 5'],
    ['2025-12-24', 'en', 'Wednesday, December 24, 2025'],
    ['2026-05-05', 'es', 'Martes, 5 de mayo'],
  ])('%s in %s is %s', (date, locale, name) => {
    expect(dayName(start(date), locale, now)).toBe(name);
  });
});

const photo = (id: string, minute: number, album = 'album'): ThreadMessage => ({
  ...at(id, `14T10:0${minute}`),
  album,
});

const rowIds = (messages: ThreadMessage[], firstUnreadId?: string) =>
  rowsOf(messages, firstUnreadId).map((row) => messagesOf(row).map(({ id }) => id));

describe('an album', () => {
  it('is one row among the other messages of its author', () => {
    const messages = [at('a', '14T10:00'), photo('b', 1), photo('c', 1), photo('d', 1), at('e', '14T10:02')];
    expect(rowIds(messages)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(groupings(...messages)).toEqual(['first', 'middle', 'last']);
    expect(groupings(...messages.slice(1, 4))).toEqual(['single']);
  });

  it('is not joined with another album, and is divided at the first unread message', () => {
    expect(rowIds([photo('a', 1), photo('b', 1), photo('c', 1, 'other'), photo('d', 1, 'other')])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(rowIds([photo('a', 1), photo('b', 1), photo('c', 1)], 'b')).toEqual([['a'], ['b', 'c']]);
  });
});
