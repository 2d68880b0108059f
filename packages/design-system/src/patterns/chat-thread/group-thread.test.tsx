import { describe, expect, it } from 'vitest';
import { stopClock } from '../../../test/clock.ts';
import { atEnd, log, messageOf, placeOf, settled, thread } from '../../../test/chat-thread.tsx';
import { mount } from '../../../test/mount.tsx';
import { groupConversation, lineOf, of } from './group-samples.tsx';
import { manyMessages } from './samples.tsx';
import { rowsOf } from './thread-rows.ts';

const anna = (id: string, minutes = 1) => of('Anna Huber', `Anna ${id}`, minutes, { id });

const announcement = () => document.querySelector('[data-part="announcement"]')?.textContent;

describe('a group chat', () => {
  it('groups the messages of one member, and never those of members with the same name', () => {
    const other = of('Anna Huber', 'I am another Anna', 1, { id: 'c', sender: { id: 'other' } });
    const groupings = rowsOf([anna('a'), anna('b'), other]).map(({ grouping }) => grouping);
    expect(groupings).toEqual(['first', 'last', 'single']);
  });

  it('groups lines apart from messages', () => {
    const rows = rowsOf([
      anna('a'),
      lineOf('l', 'Anna', 'left', 1),
      lineOf('m', 'Josef', 'left', 1),
      anna('b'),
    ]);
    expect(rows.map(({ grouping }) => grouping)).toEqual(['single', 'first', 'last', 'single']);
  });

  it('shows the delivery state at the newest own message, even if a line follows', () => {
    const own = { ...anna('a'), own: true };
    const line = { ...lineOf('l', 'You', 'added Josef', 1), own: true };
    expect(rowsOf([own, line]).map(({ isNewestOwn }) => isNewestOwn)).toEqual([true, false]);
  });

  it('scrolls to an own message, but not to a line about the reader', async () => {
    stopClock();
    const messages = manyMessages(80);
    const screen = await mount(thread({ messages }));
    await atEnd();
    log().scrollTop = 400;
    await settled();
    const before = placeOf('many-10');
    const line = { ...lineOf('l', 'You', 'added Josef', 0), own: true };
    await screen.rerender(thread({ messages: [...messages, line] }));
    await settled();
    expect(Math.abs(placeOf('many-10') - before)).toBeLessThanOrEqual(1);
    await screen.rerender(thread({ messages: [...messages, line, messageOf('mine', 'Ave', true)] }));
    await atEnd();
  });

  it('announces the author of a message, and a line without one', async () => {
    stopClock();
    const screen = await mount(thread({ messages: groupConversation }));
    await screen.rerender(thread({ messages: [...groupConversation, anna('new', 0)] }));
    await expect.poll(announcement).toBe('Anna Huber: Anna new');
    const line = lineOf('left', 'Anna Huber', 'left', 0);
    await screen.rerender(thread({ messages: [...groupConversation, anna('new', 0), line] }));
    await expect.poll(announcement).toBe('Anna Huber left');
  });
});
