import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, readChat, readMessages, send } from '../../../test/chats.ts';
import { Caller, startCommunity, type Community } from '../../../test/community.ts';
import { begin, erase } from '../../../test/account-deletion.ts';
import { offered } from '../../../test/listings.ts';
import { mailsTo } from '../../../test/payments.ts';
import { befriend } from '../../../test/relations.ts';
import { FolderMailer } from '../../platform/mail/folder-mailer.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const password = 'Stella-Maris-33';

let community: Community;
let leaver: Caller;
let friend: Caller;
let email: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  leaver = await community.join({ firstName: 'Philomena' });
  friend = await community.join();
  const row = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', leaver.id)
    .executeTakeFirstOrThrow();
  email = row.email;
});

afterAll(() => community.close());

const leave = (body: object = { password }) =>
  leaver.request<Schemas['AccountDeletionAnswer']>('DELETE', `/user/update/${leaver.id}`, { body });
const enter = (path: '/auth/signin' | '/auth/restore', given = password) =>
  community.stranger.request<Schemas['SignedInUser'] & Schemas['ErrorAnswer']>('POST', path, {
    body: { email, password: given },
  });
const accounts = () =>
  community.database.read.selectFrom('users').select('id').where('id', '=', leaver.id).execute();

describe('requesting the deletion of an account', () => {
  // By the specification (section 7), DELETE /user/update/{id} needs only a bearer token.
  test.each([
    ['no body', undefined],
    ['an empty body', {}],
  ])('accepts %s', async (_, body) => {
    const path = `/user/update/${leaver.id}`;
    expect((await leaver.request('DELETE', path, body === undefined ? {} : { body })).status).toBe(200);
    expect((await enter('/auth/signin')).status).toBe(403);
    await community.jobs.drain();
    expect((await mailsTo(community, leaver)).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
    ]);
    expect((await enter('/auth/restore')).status).toBe(200);
  });

  test('with a wrong password changes nothing', async () => {
    const { status } = await leave({ password: 'Stella-Maris-34' });
    expect(status).toBe(400);
    expect((await leaver.request('GET', '/user/counts')).status).toBe(200);
    expect((await enter('/auth/signin')).status).toBe(200);
  });

  test('ends all sessions, and sends an email with the date until which it can be cancelled', async () => {
    const { body } = await enter('/auth/signin');
    const phone = new Caller(community, leaver.id, body.token);
    const answer = await leave();
    expect(answer.body.erasesAt).toBe(new Date(community.clock.now() + 30 * DAY).toISOString());
    for (const device of [leaver, phone]) {
      expect((await device.request('GET', '/user/counts')).status).toBe(401);
    }
    await community.jobs.drain();
    const mails = await mailsTo(community, leaver);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account will be deleted']);
    expect(mails[0]?.text).toMatch(/\/signin\b/);
  });

  test('hides the member and their posts from others', async () => {
    const post = await leaver.publish();
    const other = await friend.publish();
    const comment = await leaver.comment(other._id);
    const listing = await offered(leaver);
    await befriend(leaver, friend);
    const seen = async () => {
      const feed = await friend.feed();
      const people = await friend.request<Schemas['UserPage']>('GET', '/user/all?search=Philomena');
      const friends = await friend.request<Schemas['FriendPage']>(
        'GET',
        `/friendship/friends?userId=${friend.id}`,
      );
      const comments = await friend.request<Schemas['CommentPage']>('GET', `/comment/post/${other._id}`);
      const listings = await friend.request<Schemas['ListingPage']>('GET', '/marketplace/all');
      return [
        feed.posts.some(({ _id }) => _id === post._id),
        people.body.users.some(({ _id }) => _id === leaver.id),
        friends.body.total,
        comments.body.comments.some(({ _id }) => _id === comment._id),
        listings.body.items.some(({ _id }) => _id === listing._id),
        (await friend.request('GET', `/user/getById/${leaver.id}`)).status,
        (await friend.request('GET', `/post/getById/${post._id}`)).status,
        (await friend.request('GET', `/marketplace/${listing._id}`)).status,
      ];
    };
    const before = await seen();
    expect(before).toEqual([true, true, 1, true, true, 200, 200, 200]);
    await leave();
    expect(await seen()).toEqual([false, false, 0, false, false, 404, 404, 404]);
    await enter('/auth/restore');
    expect(await seen()).toEqual(before);
  });
});

describe('while the deletion is pending', () => {
  test('the counters of others leave out hidden content, and count it again after a restore', async () => {
    const post = await friend.publish();
    const comment = await leaver.comment(post._id);
    await friend.comment(post._id, 'Why?', comment._id);
    const count = async () => (await friend.read(post._id)).comments;
    expect(await count()).toBe(2);
    await begin(leaver);
    expect(await count()).toBe(0);
    await enter('/auth/restore');
    expect(await count()).toBe(2);
  });

  test('the end of a suspension does not show hidden content', async () => {
    const administrator = await community.join({ role: 'administrator' });
    const post = await leaver.publish();
    await begin(leaver);
    const body = { reason: 'Insults.', days: 3, hideContent: true };
    await administrator.request('PUT', `/admin/members/${leaver.id}/suspend`, { body });
    const found = async () => (await friend.request('GET', `/post/getById/${post._id}`)).status;
    community.clock.advance(4 * DAY);
    await community.jobs.drain();
    expect(await found()).toBe(404);
    expect((await enter('/auth/restore')).status).toBe(200);
    expect(await found()).toBe(200);
  });

  test('staff still see the posts, because no decision has hidden them', async () => {
    const moderator = await community.join({ role: 'moderator' });
    const post = await leaver.publish();
    await begin(leaver);
    expect((await moderator.read(post._id)).isHidden).toBeUndefined();
  });

  test('chats can be read but not written to', async () => {
    const chatId = await chatBetween(leaver, friend);
    await send(leaver, chatId);
    await begin(leaver);
    expect((await readMessages(friend, chatId)).messages).toHaveLength(1);
    expect((await readChat(friend, chatId)).closed).toBe('not-friends');
    expect((await send(friend, chatId)).status).toBe(403);
    await enter('/auth/restore');
    expect((await send(friend, chatId)).status).toBe(201);
  });

  test('two simultaneous requests count as one', async () => {
    const answers = await Promise.all([begin(leaver), begin(leaver)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await community.jobs.drain();
    expect((await mailsTo(community, leaver)).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
    ]);
  });
});

describe('the grace period', () => {
  test('refuses logins, and says why after the right password', async () => {
    await leave();
    const wrong = await enter('/auth/signin', 'Stella-Maris-34');
    expect([wrong.status, wrong.body.id]).toEqual([401, 'auth.credentials']);
    const { status, body } = await enter('/auth/signin');
    expect([status, body.id]).toEqual([403, 'auth.pending-deletion']);
    expect(body.message).toContain('you can change your mind');
  });

  test('lets the member restore the account, and then nothing is deleted', async () => {
    await leave();
    expect((await enter('/auth/restore', 'Stella-Maris-34')).status).toBe(401);
    const { status, body } = await enter('/auth/restore');
    expect(status).toBe(200);
    expect((await new Caller(community, leaver.id, body.token).request('GET', '/user/counts')).status).toBe(
      200,
    );
    community.clock.advance(30 * DAY);
    await community.jobs.drain();
    expect(await accounts()).toHaveLength(1);
    expect((await enter('/auth/signin')).status).toBe(200);
  });

  test('starts again if a member restores the account and deletes it again', async () => {
    await leave();
    community.clock.advance(20 * DAY);
    const { body } = await enter('/auth/restore');
    leaver = new Caller(community, leaver.id, body.token);
    await leave();
    community.clock.advance(10 * DAY);
    await community.jobs.drain();
    expect(await accounts()).toHaveLength(1);
    community.clock.advance(20 * DAY);
    await community.jobs.drain();
    expect(await accounts()).toEqual([]);
  });

  test('ends after 30 days with a last email, and the account can no longer be restored', async () => {
    await leave();
    community.clock.advance(30 * DAY - 1);
    await community.jobs.drain();
    expect(await accounts()).toHaveLength(1);
    community.clock.advance(1);
    expect((await enter('/auth/restore')).status).toBe(401);
    await community.jobs.drain();
    expect(await accounts()).toEqual([]);
    const mails = await new FolderMailer(join(community.config.dataFolder, 'mail')).list(1000);
    const last = mails.map(({ message }) => message.toString()).filter((message) => message.includes(email));
    expect(last).toContainEqual(expect.stringContaining('Subject: Your account has been deleted'));
    expect((await enter('/auth/restore')).status).toBe(401);
    const again = await community.stranger.request('POST', '/auth/signup', {
      body: { first_name: 'P', last_name: 'R', email, password, termsAccepted: true },
    });
    expect(again.status).toBe(201);
  });

  test('cannot be used to avoid a suspension', async () => {
    const administrator = await community.join({ role: 'administrator' });
    await leave();
    await administrator.request('PUT', `/admin/members/${leaver.id}/suspend`, {
      body: { reason: 'Insults.', days: 3 },
    });
    const { status, body } = await enter('/auth/restore');
    expect([status, body.id]).toEqual([403, 'auth.suspended']);
  });
});

test('the deletion leaves no account', async () => {
  expect((await erase(community, leaver)).status).toBe(200);
  expect(await accounts()).toEqual([]);
});
