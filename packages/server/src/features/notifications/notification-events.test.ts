import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';

type Page = components['schemas']['NotificationPage'];

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function open(caller: Caller): Promise<Listener> {
  const page = listen(address, caller.token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

/** Returns a short form of the member's notifications, newest first. */
async function notificationsOf(caller: Caller): Promise<string[]> {
  const { body } = await caller.request<Page>('GET', `/notification/all/${caller.id}`);
  expect(body.unread).toBe(body.data.filter(({ status }) => status === 'unread').length);
  return body.data.map(({ kind, actor, excerpt }) => `${kind} of ${actor?.first_name}: ${excerpt}`);
}

const react = (caller: Caller, postId: string, type: 'like' | 'dislike' | 'joy' | 'thanks') =>
  caller.request('POST', `/reaction/post/${postId}`, { body: { type } });
const withdraw = (caller: Caller, postId: string) => caller.request('DELETE', `/reaction/post/${postId}`);

describe('a comment', () => {
  test('notifies the author of the post, also on an open page', async () => {
    const page = await open(maria);
    const post = await maria.publish();
    await josef.comment(post._id, 'Amen.');
    expect(await page.next('notification')).toMatchObject({
      notification: { kind: 'comment', subjectId: post._id, excerpt: 'Amen.', status: 'unread' },
      unread: 1,
    });
    expect(await notificationsOf(maria)).toEqual(['comment of Josef: Amen.']);
  });

  test('on the member’s own post notifies nobody', async () => {
    const post = await maria.publish();
    await maria.comment(post._id);
    expect(await notificationsOf(maria)).toEqual([]);
  });

  test('that is a reply notifies the author of the comment and the author of the post', async () => {
    const post = await maria.publish();
    const comment = await josef.comment(post._id, 'Amen.');
    const reply = await anna.comment(post._id, 'Indeed.', comment._id);
    await josef.comment(post._id, 'Truly.', reply._id);
    expect(await notificationsOf(maria)).toEqual([
      'comment of Josef: Truly.',
      'comment of Anna: Indeed.',
      'comment of Josef: Amen.',
    ]);
    expect(await notificationsOf(josef)).toEqual(['reply of Anna: Indeed.']);
    expect(await notificationsOf(anna)).toEqual(['reply of Josef: Truly.']);
  });

  test('that replies to the author of the post notifies them once', async () => {
    const post = await maria.publish();
    const comment = await maria.comment(post._id);
    await josef.comment(post._id, 'Amen.', comment._id);
    expect(await notificationsOf(maria)).toEqual(['reply of Josef: Amen.']);
  });

  test('that is repeated notifies once', async () => {
    const post = await maria.publish();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await josef.request('POST', '/comment/create', {
        body: { postId: post._id, content: 'Amen.' },
        headers: { 'idempotency-key': 'the-same-comment' },
      });
    }
    expect(await notificationsOf(maria)).toEqual(['comment of Josef: Amen.']);
  });

  test('that is edited changes its notification', async () => {
    const post = await maria.publish();
    const { _id } = await josef.comment(post._id, 'My number is 555-0100.');
    await josef.request('PUT', `/comment/update/${_id}`, { body: { content: 'I will call you.' } });
    expect(await notificationsOf(maria)).toEqual(['comment of Josef: I will call you.']);
  });

  test('that is deleted removes its notification, and those of its replies', async () => {
    const post = await maria.publish();
    const comment = await josef.comment(post._id, 'Amen.');
    await anna.comment(post._id, 'Indeed.', comment._id);
    await anna.comment(post._id, 'See you there.');
    const page = await open(maria);
    await josef.request('DELETE', `/comment/delete/${comment._id}`);
    expect(await page.next('notifications_changed')).toEqual({ unread: 1 });
    expect(await notificationsOf(maria)).toEqual(['comment of Anna: See you there.']);
    expect(await notificationsOf(josef)).toEqual([]);
  });
});

describe('a like', () => {
  test('notifies with the title of the post, or its beginning', async () => {
    const [titled, plain] = [await maria.publish({ title: 'Procession' }), await maria.publish()];
    await react(josef, titled._id, 'like');
    await react(josef, plain._id, 'like');
    expect(await notificationsOf(maria)).toEqual([
      'like of Josef: Procession on Sunday.',
      'like of Josef: Procession',
    ]);
  });

  test('that becomes another reaction is replaced, and the same for both other reactions', async () => {
    const post = await maria.publish();
    await react(josef, post._id, 'like');
    await react(josef, post._id, 'thanks');
    await react(josef, post._id, 'joy');
    expect(await notificationsOf(maria)).toEqual(['reaction of Josef: Procession on Sunday.']);
  });

  test('notifies once, for any number of simultaneous repeats, and a dislike never', async () => {
    const post = await maria.publish();
    await react(anna, post._id, 'dislike');
    await Promise.all(Array.from({ length: 10 }, () => react(josef, post._id, 'like')));
    expect(await notificationsOf(maria)).toEqual(['like of Josef: Procession on Sunday.']);
  });

  test('that is removed withdraws an unread notification, and causes no second one if it was read', async () => {
    const post = await maria.publish();
    const page = await open(maria);
    await react(josef, post._id, 'like');
    await page.next('notification');
    await react(josef, post._id, 'dislike');
    expect(await page.next('notifications_changed')).toEqual({ unread: 0 });
    expect(await notificationsOf(maria)).toEqual([]);
    await react(josef, post._id, 'like');
    await maria.request('PUT', '/notification/readAll');
    await withdraw(josef, post._id);
    await react(josef, post._id, 'like');
    const { body } = await maria.request<Page>('GET', `/notification/all/${maria.id}`);
    expect(body.data.map(({ status }) => status)).toEqual(['read']);
  });
});

test('friends with two open pages each get the actions of the other', async () => {
  const [hers, his] = [await open(maria), await open(josef)];
  await maria.request('POST', '/friendship/request', { body: { recipientId: josef.id } });
  expect(await his.next('notification')).toMatchObject({
    notification: { kind: 'friend_request' },
    unread: 1,
  });
  expect(await his.next('friendship_changed')).toMatchObject({
    userId: maria.id,
    relation: { friendship: 'received' },
    friendRequests: 1,
    friends: 0,
  });
  await josef.request('POST', '/friendship/request', { body: { recipientId: maria.id } });
  expect(await hers.next('notification')).toMatchObject({ notification: { kind: 'friend_accepted' } });
  await hers.next('friendship_changed');
  expect(await hers.next('friendship_changed')).toMatchObject({
    userId: josef.id,
    relation: { friendship: 'friends' },
    friends: 1,
  });
});

test('all notifications about a post are deleted with it', async () => {
  const post = await maria.publish();
  const comment = await josef.comment(post._id);
  await anna.comment(post._id, 'Indeed.', comment._id);
  await react(anna, post._id, 'like');
  await maria.request('DELETE', `/post/delete/${post._id}`);
  expect([await notificationsOf(maria), await notificationsOf(josef)]).toEqual([[], []]);
});

test('simultaneous actions of many members all notify, with correct counters', async () => {
  const posts = await Promise.all([maria, josef, anna].map((caller) => caller.publish()));
  const acts = [maria, josef, anna].flatMap((caller) =>
    posts.flatMap(({ _id }) => [
      () => caller.comment(_id),
      () => react(caller, _id, 'like'),
      () => withdraw(caller, _id),
      () => caller.comment(_id),
    ]),
  );
  await Promise.all(acts.map((act) => act()));
  for (const caller of [maria, josef, anna]) {
    const comments = (await notificationsOf(caller)).filter((one) => one.startsWith('comment'));
    expect(comments).toHaveLength(4);
  }
});
