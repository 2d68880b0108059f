import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnnouncer, type Announcement } from './announcements.ts';
import { createLoopback, type MemberEvent } from './cluster/bus.ts';
import { createCluster } from './cluster/cluster.ts';
import { FakeClock } from '../../../test/fake-clock.ts';

const silent = pino({ level: 'silent' });

function audienceOf(...listening: string[]) {
  const sent: (readonly [string, object])[] = [];
  return {
    sent,
    hasPage: (userId: string) => listening.includes(userId),
    send: ({ userId, payload }: MemberEvent) => {
      sent.push([userId, payload]);
    },
  };
}

/** A server without others. */
const alone = createCluster({ bus: createLoopback(), clock: new FakeClock(), log: silent, grace: 0 });

beforeAll(() => alone.start());

const unread = (userId: string, read: () => Promise<{ unread: number } | null>): Announcement => ({
  userId,
  event: 'notifications_changed',
  read,
});

describe('announcements', () => {
  test('to one member are read and sent one after the other, so that the last is the newest', async () => {
    const audience = audienceOf('maria', 'josef');
    const announcer = createAnnouncer(audience, alone, silent);
    let now = 0;
    const slowly = (milliseconds: number) => async () => {
      now += 1;
      const read = now;
      await delay(milliseconds);
      return { unread: read };
    };
    announcer.announce([unread('maria', slowly(30)), unread('maria', slowly(1)), unread('josef', slowly(1))]);
    announcer.announce([unread('maria', slowly(10))]);
    await announcer.settle();
    expect(audience.sent.filter(([userId]) => userId === 'maria').map(([, payload]) => payload)).toEqual([
      { unread: expect.any(Number) },
      { unread: 3 },
      { unread: 4 },
    ]);
    // Josef's announcement does not wait for those of other members.
    expect(audience.sent[0]?.[0]).toBe('josef');
  });

  test('are not read if no page is connected', async () => {
    const audience = audienceOf('maria');
    const announcer = createAnnouncer(audience, alone, silent);
    let reads = 0;
    announcer.announce([
      unread('josef', async () => {
        reads += 1;
        return { unread: 1 };
      }),
    ]);
    await announcer.settle();
    expect([reads, audience.sent]).toEqual([0, []]);
  });

  test('that have nothing to send, or fail, do not affect the next ones', async () => {
    const audience = audienceOf('maria');
    const announcer = createAnnouncer(audience, alone, silent);
    announcer.announce([
      unread('maria', async () => null),
      unread('maria', () => Promise.reject(new Error('The database is gone.'))),
      unread('maria', async () => ({ unread: 7 })),
    ]);
    await announcer.settle();
    expect(audience.sent).toEqual([['maria', { unread: 7 }]]);
  });
});
