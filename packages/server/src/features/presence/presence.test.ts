import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, listChats, readChat, send, startChat } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { ask, befriend, block, end } from '../../../test/relations.ts';

const GRACE = 150;
const MINUTE = 60 * 1000;

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity({ config: { presenceGrace: GRACE } });
  address = await community.listen();
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function open(caller: Caller, at = address): Promise<Listener> {
  const page = listen(at, caller.token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

/**
 * Waits for a marker event and returns the realtime events before it. Realtime events arrive in order, so all earlier
 * ones have arrived.
 */
async function heardUntilNow(page: Listener, caller: Caller, among = community): Promise<string[]> {
  const somebody = await among.join({ firstName: 'Paul' });
  await ask(somebody, caller);
  await page.next('friendship_changed');
  return page.received.map(({ event }) => event).filter((event) => event === 'presence_changed');
}

const presenceOf = (userId: string, online: boolean) => ({
  userId,
  presence: { online, lastSeenAt: online ? null : new Date(community.clock.now()).toISOString() },
});

/**
 * Returns the time that was stored when the member went offline. The time is stored even if the member hides it from
 * others.
 */
async function lastSeen({ id }: Caller): Promise<number | null> {
  const { last_seen_at } = await community.database.read
    .selectFrom('users')
    .select('last_seen_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return last_seen_at;
}

const show = (caller: Caller, presenceVisible: boolean) =>
  caller.request('PUT', `/user/update/${caller.id}`, { body: { presenceVisible } });

describe('a friend with a common chat', () => {
  test('gets presence events, and reads the same state', async () => {
    const page = await open(josef);
    expect((await readChat(josef, chatId)).presence).toEqual({ online: false, lastSeenAt: null });
    const hers = await open(maria);
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, true));
    expect((await readChat(josef, chatId)).presence).toEqual({ online: true, lastSeenAt: null });
    hers.close();
    const offline = presenceOf(maria.id, false);
    expect(await page.next('presence_changed')).toEqual(offline);
    expect((await readChat(josef, chatId)).presence).toEqual(offline.presence);
    await send(maria, chatId);
    expect((await listChats(josef)).chats[0]?.presence).toEqual(offline.presence);
  });

  test('gets no event about a second page, but one when the last page is closed', async () => {
    const page = await open(josef);
    const first = await open(maria);
    await page.next('presence_changed');
    const second = await open(maria);
    first.close();
    expect(await heardUntilNow(page, josef)).toHaveLength(1);
    second.close();
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, false));
  });

  test('gets no event when a page is reloaded', async () => {
    // The grace period is long, because pages can load slowly.
    const withGrace = await startCommunity({ config: { presenceGrace: MINUTE } });
    try {
      const at = await withGrace.listen();
      const [anna, paul] = [await withGrace.join(), await withGrace.join()];
      await chatBetween(anna, paul);
      const page = await open(paul, at);
      const hers = await open(anna, at);
      await page.next('presence_changed');
      hers.close();
      await open(anna, at);
      expect(await heardUntilNow(page, paul, withGrace)).toHaveLength(1);
    } finally {
      await withGrace.close();
    }
  });

  test('gets the events on every page', async () => {
    const both = [await open(josef), await open(josef)];
    await open(maria);
    for (const page of both) {
      expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, true));
    }
  });

  test('gets an event when a session has ended', async () => {
    const page = await open(josef);
    const hers = await open(maria);
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, true));
    await maria.request('POST', '/auth/logout');
    await hers.next('unauthorized');
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, false));
  });
});

describe('a friend in a group chat', () => {
  test('gets presence events without a chat of two, also when the member hides it', async () => {
    const anna = await community.join({ firstName: 'Anna' });
    await befriend(anna, maria);
    await makeGroupChat(community, maria, [anna]);
    const page = await open(anna);
    await open(maria);
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, true));
    await show(maria, false);
    expect(await page.next('presence_changed')).toEqual({ userId: maria.id, presence: null });
  });

  test('gets each event once, also with several common chats', async () => {
    await makeGroupChat(community, maria, [josef]);
    await makeGroupChat(community, josef, [maria]);
    const page = await open(josef);
    await open(maria);
    await page.next('presence_changed');
    expect(await heardUntilNow(page, josef)).toHaveLength(1);
  });
});

describe('a member who hides their presence', () => {
  test('is not announced when going online or offline, but is announced after showing it again', async () => {
    const page = await open(josef);
    const hers = await open(maria);
    await page.next('presence_changed');
    await show(maria, false);
    expect(await page.next('presence_changed')).toEqual({ userId: maria.id, presence: null });
    expect((await readChat(josef, chatId)).presence).toBeNull();

    const before = page.received.length;
    hers.close();
    await expect.poll(() => lastSeen(maria)).not.toBeNull();
    await open(maria);
    await heardUntilNow(page, josef);
    expect(page.received.slice(before).map(({ event }) => event)).not.toContain('presence_changed');

    await show(maria, true);
    expect(await page.next('presence_changed')).toEqual(presenceOf(maria.id, true));
  });

  test('still sees the presence of others', async () => {
    await show(maria, false);
    const hers = await open(maria);
    await open(josef);
    expect(await hers.next('presence_changed')).toEqual(presenceOf(josef.id, true));
  });
});

describe('no presence event reaches', () => {
  test.each<[string, (paul: Caller) => Promise<unknown>]>([
    ['a stranger', async () => {}],
    ['a stranger in a group chat', (paul) => makeGroupChat(community, maria, [paul])],
    ['a friend without a chat', (paul) => befriend(paul, maria)],
    [
      'a former friend',
      async (paul) => {
        const friendshipId = await befriend(paul, maria);
        await startChat(paul, maria);
        await end(paul, friendshipId);
      },
    ],
    [
      'a member whom this member blocks',
      async (paul) => {
        await chatBetween(paul, maria);
        await block(maria, paul);
      },
    ],
    [
      'a member who blocks this member',
      async (paul) => {
        await chatBetween(paul, maria);
        await block(paul, maria);
      },
    ],
  ])('%s', async (_, prepare) => {
    const paul = await community.join({ firstName: 'Paul' });
    await prepare(paul);
    const [theirs, friends] = [await open(paul), await open(josef)];
    const hers = await open(maria);
    await friends.next('presence_changed');
    hers.close();
    await friends.next('presence_changed');
    await show(maria, false);
    await friends.next('presence_changed');
    expect(await heardUntilNow(theirs, paul)).toEqual([]);
    for (const { presence } of (await listChats(paul)).chats) expect(presence).toBeNull();
  });
});
