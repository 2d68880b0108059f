import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createNotifier, type Notifier, type NotificationEvent } from './notifier.ts';

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

const like = (event: Partial<NotificationEvent> = {}): NotificationEvent => ({
  userId: maria.id,
  kind: 'like',
  actorId: josef.id,
  subjectId: UNKNOWN_ID,
  excerpt: 'Procession on Sunday.',
  dedupeKey: `like:${UNKNOWN_ID}:${josef.id}`,
  ...event,
});

const notify = (...events: NotificationEvent[]) =>
  community.database.transaction((transaction) => notifier.notify(transaction, ...events));

/** Returns the stored counter, after checking that it equals the real count. */
async function unread(member: Caller): Promise<number> {
  const { read } = community.database;
  const { unread_notifications: stored } = await read
    .selectFrom('users')
    .select('unread_notifications')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { counted } = await read
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .where('user_id', '=', member.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(stored).toBe(counted);
  return stored;
}

describe('notify', () => {
  test('stores the event and announces it with the new counter', async () => {
    const [announcement, ...more] = await notify(like());
    expect(more).toEqual([]);
    await notify(like({ kind: 'comment', dedupeKey: null }));
    expect(await announcement?.read()).toEqual({
      notification: {
        _id: expect.any(String),
        title: 'New like',
        description: 'Josef Rossi likes your post.',
        sentence: expect.objectContaining({
          en: 'Josef Rossi likes your post.',
          es: 'A Josef Rossi le gusta tu publicación.',
          pt: 'Josef Rossi curtiu sua publicação.',
        }),
        status: 'unread',
        createdAt: new Date(community.clock.now()).toISOString(),
        kind: 'like',
        actor: { _id: josef.id, first_name: 'Josef', last_name: 'Rossi', avatar: null },
        subjectId: UNKNOWN_ID,
        deadline: null,
        excerpt: 'Procession on Sunday.',
      },
      unread: 2,
    });
  });

  test('stores one notification for each dedupe key, and every one without a key', async () => {
    expect(await notify(like())).toHaveLength(1);
    expect(await notify(like())).toEqual([]);
    expect(await unread(maria)).toBe(1);
    await notify(like({ dedupeKey: null }), like({ dedupeKey: null }));
    expect(await unread(maria)).toBe(3);
  });

  test('stores one notification for a dedupe key that two events have at the same moment', async () => {
    const announced = await Promise.all(Array.from({ length: 10 }, () => notify(like())));
    expect(announced.flat()).toHaveLength(1);
    expect(await unread(maria)).toBe(1);
  });

  test('ignores a member’s own actions', async () => {
    expect(await notify(like({ actorId: maria.id }))).toEqual([]);
    expect(await unread(maria)).toBe(0);
  });

  test.each([
    ['is blocked by the member', () => [maria, josef] as const],
    ['blocks the member', () => [josef, maria] as const],
  ])('ignores events of a member who %s', async (_, pair) => {
    const [blocker, blocked] = pair();
    await community.database.write
      .insertInto('blocks')
      .values({ blocker_id: blocker.id, blocked_id: blocked.id, created_at: 1 })
      .execute();
    expect(await notify(like())).toEqual([]);
    expect(await unread(maria)).toBe(0);
  });

  test('ignores kinds that the member has muted', async () => {
    await community.database.write
      .insertInto('muted_notifications')
      .values({ user_id: maria.id, kind: 'like' })
      .execute();
    expect(await notify(like())).toEqual([]);
    expect(await notify(like({ kind: 'comment', dedupeKey: null }))).toHaveLength(1);
  });

  test('stores the beginning of a long text in one line, and never half an emoji', async () => {
    const [announcement] = await notify(like({ excerpt: `Ave\n\n  Maria ${'🙏'.repeat(200)}` }));
    const announced = JSON.stringify(await announcement?.read());
    expect(announced).toContain(`Ave Maria ${'🙏'.repeat(129)}…`);
  });

  test('accepts events of the service, which have no actor', async () => {
    const [announcement] = await notify(like({ kind: 'plan_activated', actorId: null, dedupeKey: null }));
    expect(await announcement?.read()).toMatchObject({
      notification: { description: 'Your plan is active.', actor: null },
    });
  });
});

describe('withdraw', () => {
  test('deletes unread notifications only', async () => {
    const { dedupeKey } = like();
    const [notified] = await notify(like(), like({ dedupeKey: null }));
    const withdraw = () =>
      community.database.transaction((transaction) =>
        notifier.withdraw(transaction, { userId: maria.id, dedupeKey: dedupeKey ?? '' }),
      );
    const [announcement] = await withdraw();
    expect(await announcement?.read()).toEqual({ unread: 1 });
    expect(await notified?.read()).toBeNull();
    expect(await withdraw()).toEqual([]);
    expect(await unread(maria)).toBe(1);
  });
});

describe('forget', () => {
  test('deletes also notifications that were read, and corrects each member’s counter', async () => {
    await notify(like({ dedupeKey: null }), like({ userId: josef.id, actorId: maria.id, dedupeKey: null }));
    await community.database.write
      .updateTable('notifications')
      .set({ read_at: 1 })
      .where('user_id', '=', josef.id)
      .execute();
    await community.database.write
      .updateTable('users')
      .set({ unread_notifications: 0 })
      .where('id', '=', josef.id)
      .execute();
    const announcements = await community.database.transaction((transaction) =>
      notifier.forget(transaction, { by: 'pair', one: maria.id, other: josef.id }),
    );
    // Members who have read their notification also get the realtime event, because their open pages still show the
    // notification.
    expect(announcements.map(({ userId, event }) => [userId, event])).toEqual(
      [maria.id, josef.id].toSorted().map((id) => [id, 'notifications_changed']),
    );
    expect(await Promise.all(announcements.map(({ read }) => read()))).toEqual([
      { unread: 0 },
      { unread: 0 },
    ]);
    expect([await unread(maria), await unread(josef)]).toEqual([0, 0]);
    const left = await community.database.read
      .selectFrom('notifications')
      .select('id')
      .where('user_id', 'in', [maria.id, josef.id])
      .execute();
    expect(left).toEqual([]);
  });

  test('deletes all notifications about a subject', async () => {
    await notify(like({ dedupeKey: null }), like({ dedupeKey: null, subjectId: josef.id }));
    await community.database.transaction((transaction) =>
      notifier.forget(transaction, { by: 'subject', subjectId: josef.id }),
    );
    expect(await unread(maria)).toBe(1);
  });

  test('deletes all notifications about a member: their actions, their posts, and replies to their comments', async () => {
    const anna = await community.join({ firstName: 'Anna' });
    const [ofJosef, ofAnna] = [await josef.publish(), await anna.publish()];
    const comment = await josef.comment(ofAnna._id);
    const reply = await maria.comment(ofAnna._id, 'So will I.', comment._id);
    await community.database.write.deleteFrom('notifications').execute();
    await community.database.write.updateTable('users').set({ unread_notifications: 0 }).execute();
    await notify(
      like({ dedupeKey: null }),
      like({ dedupeKey: null, actorId: anna.id, subjectId: ofJosef._id }),
      like({ dedupeKey: null, actorId: anna.id }),
      like({ kind: 'comment', userId: anna.id, actorId: maria.id, dedupeKey: reply._id }),
      like({ kind: 'comment', userId: anna.id, actorId: maria.id, dedupeKey: comment._id }),
    );
    const announcements = await community.database.transaction((transaction) =>
      notifier.forget(transaction, { by: 'member', userId: josef.id }),
    );
    expect(announcements.map(({ userId }) => userId).toSorted()).toEqual([maria.id, anna.id].toSorted());
    expect([await unread(maria), await unread(anna)]).toEqual([1, 1]);
  });
});
