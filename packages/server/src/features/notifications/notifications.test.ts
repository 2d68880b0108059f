import type { components } from '@parvis/api-client/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createNotifier, type Notifier, type NotificationEvent } from './notifier.ts';

type Schemas = components['schemas'];

let community: Community;
let notifier: Notifier;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  const { clock, config, database, jobs } = community;
  notifier = createNotifier({ clock, database, jobs, secrets: loadSecrets(config) });
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
});

async function notify(change: Partial<NotificationEvent> = {}): Promise<void> {
  const event: NotificationEvent = {
    userId: maria.id,
    kind: 'comment',
    actorId: josef.id,
    subjectId: UNKNOWN_ID,
    excerpt: 'Amen.',
    dedupeKey: null,
    ...change,
  };
  await community.database.transaction((transaction) => notifier.notify(transaction, event));
}

async function list(caller: Caller, query = ''): Promise<Schemas['NotificationPage']> {
  const path = `/notification/all/${caller.id}${query}`;
  const { body, status } = await caller.request<Schemas['NotificationPage']>('GET', path);
  expect(status).toBe(200);
  return body;
}

const read = (caller: Caller, id = '') =>
  caller.request<Schemas['NotificationAnswer']>('PUT', `/notification/read/${id}`);
const remove = (caller: Caller, id = '') =>
  caller.request<Schemas['NotificationRemoved']>('DELETE', `/notification/delete/${id}`);

const choose = (body: object) =>
  maria.request<Schemas['NotificationPreferencesAnswer']>('PUT', '/notification/preferences', { body });
const dedupeKeyOf = (which: number) => `like:${which}`;

describe('the list of notifications', () => {
  test('starts with the newest, page by page, without duplicates even if more arrive', async () => {
    for (const excerpt of ['one', 'two', 'three', 'four', 'five']) await notify({ excerpt });
    const first = await list(maria, '?limit=2');
    await notify({ excerpt: 'six' });
    const second = await list(maria, `?limit=2&cursor=${first.nextCursor}`);
    const third = await list(maria, `?limit=2&cursor=${second.nextCursor}`);
    const seen = [first, second, third].map(({ data }) => data.map(({ excerpt }) => excerpt));
    expect(seen).toEqual([['five', 'four'], ['three', 'two'], ['one']]);
    expect([first.unread, second.unread, third.nextCursor]).toEqual([5, 6, null]);
  });

  test('is empty for a new member', async () => {
    expect(await list(maria)).toEqual({ data: [], nextCursor: null, unread: 0 });
  });

  test('refuses the cursor of another member', async () => {
    for (const userId of [maria.id, josef.id]) {
      for (const actorId of [null, null]) await notify({ userId, actorId });
    }
    const { nextCursor } = await list(josef, '?limit=1');
    const answer = await maria.request('GET', `/notification/all/${maria.id}?cursor=${nextCursor}`);
    expect(answer.status).toBe(400);
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)('refuses malformed ids in %s requests', async (method) => {
    const path = { GET: 'all', PUT: 'read', DELETE: 'delete' }[method];
    const answer = await maria.request(method, `/notification/${path}/nobody`);
    expect(answer.status).toBe(400);
  });
});

describe('reading and deleting notifications', () => {
  test('marks one as read, once, and does not change the others', async () => {
    await notify();
    await notify({ excerpt: 'newer' });
    const [newer] = (await list(maria)).data;
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const { status, body } = await read(maria, newer?._id);
      expect([status, body.unread, body.notification.status]).toEqual([200, 1, 'read']);
    }
    expect((await list(maria)).data.map(({ status }) => status)).toEqual(['read', 'unread']);
  });

  test('marks all of the member’s own notifications as read', async () => {
    await notify();
    await notify();
    await notify({ userId: josef.id, actorId: maria.id });
    const { body } = await maria.request<Schemas['UnreadAnswer']>('PUT', '/notification/readAll');
    expect(body).toEqual({ unread: 0 });
    expect((await list(maria)).data.map(({ status }) => status)).toEqual(['read', 'read']);
    expect((await list(josef)).unread).toBe(1);
  });

  test('deletes one, read or not, and lowers the counter only for an unread one', async () => {
    await notify();
    await notify();
    const [newer, older] = (await list(maria)).data;
    await read(maria, newer?._id);
    expect((await remove(maria, newer?._id)).body.unread).toBe(1);
    expect((await remove(maria, older?._id)).body.unread).toBe(0);
    expect((await remove(maria, older?._id)).status).toBe(404);
    expect(await list(maria)).toEqual({ data: [], nextCursor: null, unread: 0 });
  });

  test('does not affect other members’ notifications', async () => {
    await notify();
    const [own] = (await list(maria)).data;
    expect((await read(josef, own?._id)).status).toBe(404);
    expect((await remove(josef, own?._id)).status).toBe(404);
    expect((await list(maria)).unread).toBe(1);
  });

  test('keep the stored counter correct for simultaneous actions', async () => {
    type Step = { do: 'notify' | 'like' | 'read' | 'readAll' | 'delete' | 'withdraw'; which: number };
    const step: fc.Arbitrary<Step> = fc.record({
      do: fc.constantFrom('notify', 'like', 'read', 'readAll', 'delete', 'withdraw'),
      which: fc.nat({ max: 5 }),
    });

    async function take({ do: action, which }: Step, ids: readonly string[]): Promise<void> {
      const id = ids[which % Math.max(ids.length, 1)] ?? UNKNOWN_ID;
      if (action === 'notify') await notify();
      else if (action === 'like') await notify({ kind: 'like', dedupeKey: dedupeKeyOf(which) });
      else if (action === 'read') await read(maria, id);
      else if (action === 'delete') await remove(maria, id);
      else if (action === 'readAll') await maria.request('PUT', '/notification/readAll');
      else {
        await community.database.transaction((transaction) =>
          notifier.withdraw(transaction, { userId: maria.id, dedupeKey: dedupeKeyOf(which) }),
        );
      }
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const ids = (await list(maria, '?limit=100')).data.map(({ _id }) => _id);
        await Promise.all(steps.map((one) => take(one, ids)));
        const { data, unread } = await list(maria, '?limit=100');
        expect(unread).toBe(data.filter(({ status }) => status === 'unread').length);
        for (const { _id } of data.slice(20)) await remove(maria, _id);
      }),
      { numRuns: 25 },
    );
  });
});

describe('preferences', () => {
  const all = {
    friendRequest: true,
    friendAccepted: true,
    comment: true,
    reply: true,
    mention: true,
    like: true,
    message: true,
    listingEnquiry: true,
    planActivated: true,
    reportDecided: true,
    listingMatch: true,
    listingReserved: true,
    listingOffer: true,
    groupRequest: true,
    groupAccepted: true,
    reaction: true,
    prayer: true,
    prayerAnswered: true,
    prayerReminder: true,
    sharedPrayerReminder: true,
    sharedPrayerChanged: true,
    planReminderMail: true,
  };
  test('are all on until the member changes them', async () => {
    const { body } = await maria.request('GET', '/notification/preferences');
    expect(body).toEqual({ preferences: all });
  });

  test('change by kind, keep the others, and return the new state', async () => {
    await choose({ like: false, friendRequest: false });
    const { body } = await choose({ friendRequest: true, reply: false });
    expect(body.preferences).toEqual({ ...all, like: false, reply: false });
    expect((await choose({})).body.preferences).toEqual({ ...all, like: false, reply: false });
  });

  test('stop only the muted kinds', async () => {
    await choose({ comment: false });
    await notify();
    await notify({ kind: 'reply' });
    expect((await list(maria)).data.map(({ kind }) => kind)).toEqual(['reply']);
    await choose({ comment: true });
    await notify();
    expect((await list(maria)).unread).toBe(2);
  });

  test('do not change with an empty update', async () => {
    await choose({ like: false });
    const answer = await maria.request<Schemas['NotificationPreferencesAnswer']>(
      'PUT',
      '/notification/preferences',
    );
    expect([answer.status, answer.body.preferences]).toEqual([200, { ...all, like: false }]);
  });

  test('can be set twice at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose({ like: false, reply: false })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

test('the counts in the header are the stored counters', async () => {
  await notify();
  await community.database.write
    .updateTable('users')
    .set({ friend_requests: 2 })
    .where('id', '=', maria.id)
    .execute();
  const { body } = await maria.request('GET', '/user/counts');
  expect(body).toEqual({ unreadNotifications: 1, friendRequests: 2, messages: { unread: 0, chats: 0 } });
});
