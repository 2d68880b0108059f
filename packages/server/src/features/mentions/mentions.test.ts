import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join } from '../../../test/groups.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
});

afterAll(() => community.close());

const content = 'With @Josef Rossi and @Anna Rossi.';
const mentionOf = ({ id }: Caller, name: string) => ({ _id: id, name });
const named = (...mentions: Schemas['Mention'][]) =>
  mentions.toSorted((one, other) => (one._id < other._id ? -1 : 1));
const update = (caller: Caller, post: Post, change: Partial<Schemas['PostUpdatePayload']>) =>
  caller.request<Schemas['PostAnswer']>('PUT', `/post/update/${post._id}`, {
    body: { content: post.content, ...change },
  });
const commentOn = async (post: Post, draft: Partial<Schemas['CommentPayload']>, caller = maria) =>
  (
    await caller.request<Schemas['CommentAnswer']>('POST', '/comment/create', {
      body: { postId: post._id, content, ...draft },
    })
  ).body.comment;

/** Returns the kinds of the member's notifications about the post. */
async function kindsAbout(caller: Caller, { _id }: Post): Promise<string[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.filter(({ subjectId }) => subjectId === _id).map(({ kind }) => kind);
}

describe('a post that mentions members', () => {
  test('names those whom its text names, also in the feed, and notifies them', async () => {
    const post = await maria.publish({ content, mentions: [josef.id, anna.id, josef.id] });
    const mentions = named(mentionOf(josef, 'Josef Rossi'), mentionOf(anna, 'Anna Rossi'));
    expect(post.mentions).toEqual(mentions);
    expect((await anna.read(post._id)).mentions).toEqual(mentions);
    expect((await anna.feed()).posts.find(({ _id }) => _id === post._id)?.mentions).toEqual(mentions);
    expect(await kindsAbout(josef, post)).toEqual(['mention']);
    expect(await kindsAbout(anna, post)).toEqual(['mention']);
    await maria.request('DELETE', `/post/delete/${post._id}`);
    expect(await kindsAbout(josef, post)).toEqual([]);
  });

  test.each([
    ['does not name', 'With @Josef and Josef Rossi.'],
    ['names only within a longer name', 'With @Josef Rossini and x@Josef Rossi.'],
  ])('ignores a member whom its text %s', async (_, text) => {
    const post = await maria.publish({ content: text, mentions: [josef.id] });
    expect(post.mentions).toBeUndefined();
    expect(await kindsAbout(josef, post)).toEqual([]);
  });

  test('does not mention its author to themselves, or somebody who does not exist', async () => {
    const post = await maria.publish({ content: 'I, @Maria Rossi.', mentions: [maria.id, UNKNOWN_ID] });
    expect(post.mentions).toEqual([mentionOf(maria, 'Maria Rossi')]);
    expect(await kindsAbout(maria, post)).toEqual([]);
  });

  test('comes from a form as well', async () => {
    const form = new FormData();
    form.append('content', content);
    form.append('mentions', JSON.stringify([anna.id]));
    const { body } = await maria.request<Schemas['WrittenPostAnswer']>('POST', '/post/create', {
      body: form,
    });
    expect(body.post.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
  });

  test.each([
    ['is no list', '{"a":1}'],
    ['is no JSON', 'anna'],
    ['contains something else than ids', '["\\u0000"]'],
    ['is too long', JSON.stringify(Array.from({ length: 11 }, () => UNKNOWN_ID))],
  ])('is refused if the field of the form %s', async (_, mentions) => {
    const form = new FormData();
    form.append('content', content);
    form.append('mentions', mentions);
    const { status, body } = await maria.request('POST', '/post/create', { body: form });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'mentions']);
  });

  test('is created once for a key, and a different mention is a different request', async () => {
    const first = await maria.publish({ content, mentions: [anna.id] }, 'mention-1');
    const again = await maria.publish({ content, mentions: [anna.id] }, 'mention-1');
    expect(again).toEqual(first);
    expect(await kindsAbout(anna, first)).toEqual(['mention']);
    const { status } = await maria.request('POST', '/post/create', {
      body: { content, mentions: [josef.id] },
      headers: { 'idempotency-key': 'mention-1' },
    });
    expect(status).toBe(400);
  });
});

describe('an update', () => {
  test('without mentions keeps those whose names are still in the text', async () => {
    const post = await maria.publish({ content, mentions: [josef.id, anna.id] });
    const { body } = await update(maria, post, { content: 'Only with @Anna Rossi.' });
    expect(body.post.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect(await kindsAbout(josef, post)).toEqual([]);
    expect(await kindsAbout(anna, post)).toEqual(['mention']);
  });

  test('with mentions notifies only the new ones', async () => {
    const post = await maria.publish({ content, mentions: [josef.id] });
    await josef.request('PUT', '/notification/readAll');
    const { body } = await update(maria, post, { mentions: [josef.id, anna.id] });
    expect(body.post.mentions).toHaveLength(2);
    expect(await kindsAbout(josef, post)).toEqual(['mention']);
    expect(await kindsAbout(anna, post)).toEqual(['mention']);
  });

  test('by staff mentions nobody anew', async () => {
    const moderator = await community.join({ role: 'moderator' });
    const post = await maria.publish({ content, mentions: [josef.id] });
    const { body } = await update(moderator, post, { mentions: [josef.id, anna.id] });
    expect(body.post.mentions).toEqual([mentionOf(josef, 'Josef Rossi')]);
    expect(await kindsAbout(anna, post)).toEqual([]);
  });

  test('keeps a member who has another name now', async () => {
    const rosa = await community.join({ firstName: 'Rosa' });
    const post = await maria.publish({ content: 'With @Rosa Rossi.', mentions: [rosa.id] });
    await rosa.request('PUT', `/user/update/${rosa.id}`, { body: { last_name: 'Bianchi' } });
    const { body } = await update(maria, post, { content: 'Again with @Rosa Rossi.', mentions: [rosa.id] });
    expect(body.post.mentions).toEqual([mentionOf(rosa, 'Rosa Rossi')]);
  });
});

describe('a member who must not see the text', () => {
  test('is not mentioned in a closed group to which they do not belong', async () => {
    const group = await found(maria, { admission: 'request' });
    const post = await maria.publish({ content, mentions: [josef.id], groupId: group._id });
    expect(post.mentions).toBeUndefined();
    expect(await kindsAbout(josef, post)).toEqual([]);
    const open = await found(maria);
    await join(anna, open);
    const readable = await maria.publish({ content, mentions: [josef.id, anna.id], groupId: open._id });
    expect(readable.mentions).toHaveLength(2);
  });

  test.each([
    ['has blocked the author', (author: Caller, other: Caller) => block(other, author)],
    ['is blocked by the author', (author: Caller, other: Caller) => block(author, other)],
  ])('is not mentioned if the member %s', async (_, blocks) => {
    const [author, other] = [await community.join(), await community.join({ firstName: 'Josef' })];
    await blocks(author, other);
    const post = await author.publish({ content, mentions: [other.id] });
    expect(post.mentions).toBeUndefined();
    const comment = await commentOn(await maria.publish(), { mentions: [other.id] }, author);
    expect(comment.mentions).toBeUndefined();
    await other.request('DELETE', `/block/${author.id}`);
    await author.request('DELETE', `/block/${other.id}`);
    expect(await kindsAbout(other, post)).toEqual([]);
  });

  test('is not shown to a reader with a block between the two, or after their account is deleted', async () => {
    const [reader, other] = [await community.join(), await community.join({ firstName: 'Josef' })];
    const post = await maria.publish({ content, mentions: [other.id] });
    await block(other, reader);
    expect((await reader.read(post._id)).mentions).toBeUndefined();
    expect((await maria.read(post._id)).mentions).toEqual([mentionOf(other, 'Josef Rossi')]);
    await erase(community, other);
    expect((await maria.read(post._id)).mentions).toBeUndefined();
  });
});

describe('a comment that mentions members', () => {
  test('names them in the list and among the replies, and notifies each member once', async () => {
    const post = await josef.publish();
    const comment = await commentOn(post, { mentions: [josef.id, anna.id] });
    const mentions = named(mentionOf(josef, 'Josef Rossi'), mentionOf(anna, 'Anna Rossi'));
    expect(comment.mentions).toEqual(mentions);
    const reply = await commentOn(post, { mentions: [anna.id], parentId: comment._id });
    const list = await anna.request<Schemas['CommentPage']>('GET', `/comment/post/${post._id}`);
    expect(list.body.comments.map((one) => one.mentions)).toEqual([mentions]);
    const replies = await anna.request<Schemas['CommentPage']>('GET', `/comment/replies/${comment._id}`);
    expect(replies.body.comments.map((one) => one.mentions)).toEqual([reply.mentions]);
    expect(await kindsAbout(josef, post)).toEqual(['comment', 'comment']);
    expect(await kindsAbout(anna, post)).toEqual(['mention', 'mention']);
    await maria.request('DELETE', `/comment/delete/${comment._id}`);
    expect(await kindsAbout(anna, post)).toEqual([]);
  });

  test('can be changed, and the notification of the author of the post stays', async () => {
    const post = await josef.publish();
    const comment = await commentOn(post, { mentions: [josef.id] });
    const { body } = await maria.request<Schemas['CommentAnswer']>('PUT', `/comment/update/${comment._id}`, {
      body: { content: 'With @Anna Rossi.', mentions: [anna.id] },
    });
    expect(body.comment.mentions).toEqual([mentionOf(anna, 'Anna Rossi')]);
    expect(await kindsAbout(josef, post)).toEqual(['comment']);
    expect(await kindsAbout(anna, post)).toEqual(['mention']);
  });

  test('does not mention members who must not see the post', async () => {
    const group = await found(maria, { admission: 'request' });
    const post = await maria.publish({ groupId: group._id });
    expect((await commentOn(post, { mentions: [josef.id] })).mentions).toBeUndefined();
  });
});

test('a page of texts without an @ needs no query for mentions', async () => {
  const reader = await community.join();
  await maria.publish();
  const without = await community.queriesOf(() => reader.feed('?limit=1'));
  await maria.publish({ content, mentions: [anna.id] });
  expect(await community.queriesOf(() => reader.feed('?limit=1'))).toBe(without + 1);
});
