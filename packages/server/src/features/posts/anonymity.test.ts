import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found } from '../../../test/groups.ts';
import { listen } from '../../../test/listener.ts';
import { questionnaireAnswers } from '../../../test/questionnaire.ts';
import { befriend, block, follow } from '../../../test/relations.ts';
import { newId } from '../../platform/identifiers.ts';
import { nobody } from './anonymity.ts';

type Schemas = components['schemas'];

const NAME = 'Philomena';

let community: Community;
let author: Caller;
/** A friend who follows the author and belongs to the same parish. */
let friend: Caller;
let stranger: Caller;
/** Blocks the author. */
let blocking: Caller;
/** Is blocked by the author. */
let blocked: Caller;
let editor: Caller;
let moderator: Caller;
let post: Schemas['Post'];
let ownComment: Schemas['PostComment'];
let friendComment: Schemas['PostComment'];

const ask = (draft: Partial<Schemas['PostPayload']> = {}) =>
  author.publish({ content: 'Zephyrine intention.', kind: 'anonymous_intention', ...draft });

beforeAll(async () => {
  community = await startCommunity();
  author = await community.join({ firstName: NAME });
  friend = await community.join({ firstName: 'Josef' });
  stranger = await community.join({ firstName: 'Stranger' });
  blocking = await community.join({ firstName: 'Blocking' });
  blocked = await community.join({ firstName: 'Blocked' });
  editor = await community.join({ role: 'editor' });
  moderator = await community.join({ role: 'moderator' });
  await befriend(author, friend);
  await follow(friend, author);
  for (const member of [author, friend]) {
    await member.request('POST', '/questionnaire', { body: questionnaireAnswers });
  }
  await author.request('PUT', `/user/update/${author.id}`, { body: { audiences: { parish: 'everyone' } } });
  await block(author, blocked);
  post = await ask();
  friendComment = await friend.comment(post._id, 'I pray.');
  ownComment = await author.comment(post._id, 'Thank you.', friendComment._id);
  // A reader who blocks after the publication must not see a difference.
  await block(blocking, author);
});

afterAll(() => community.close());

type Call = (caller: Caller) => ReturnType<Caller['request']>;
const get =
  (path: () => string): Call =>
  (caller) =>
    caller.request('GET', path());

/** Each operation that answers the post or what belongs to it. */
const calls: Record<string, Call> = {
  getPost: get(() => `/post/getById/${post._id}`),
  'listPosts of everybody': get(() => '/post/all?limit=100'),
  'listPosts of followed members': get(() => '/post/all?feed=following'),
  'listPosts of no member': get(() => `/post/all?authorId=${nobody._id}`),
  'listIntentions of all': get(() => '/post/prayers?of=all'),
  'listIntentions of the parish': get(() => '/post/prayers?of=parish'),
  'listIntentions of friends': get(() => '/post/prayers?of=friends'),
  'listIntentions of answered ones': get(() => '/post/prayers?of=answered'),
  search: get(() => '/search?q=zephyrine'),
  listComments: get(() => `/comment/post/${post._id}`),
  listReplies: get(() => `/comment/replies/${friendComment._id}`),
  savePost: (caller) => caller.request('PUT', `/post/save/${post._id}`),
  'listPosts of saved ones': get(() => '/post/all?saved=true'),
  unsavePost: (caller) => caller.request('DELETE', `/post/save/${post._id}`),
  createReaction: (caller) =>
    caller.request('POST', `/reaction/post/${post._id}`, { body: { type: 'pray' } }),
  createComment: (caller) =>
    caller.request('POST', '/comment/create', {
      body: { postId: post._id, parentId: friendComment._id, content: 'Amen.' },
    }),
  updatePost: (caller) => caller.request('PUT', `/post/update/${post._id}`, { body: { content: 'Mine.' } }),
  markIntentionAnswered: (caller) => caller.request('PUT', `/post/answered/${post._id}`, { body: {} }),
  updateComment: (caller) =>
    caller.request('PUT', `/comment/update/${ownComment._id}`, { body: { content: 'Mine.' } }),
  createReport: (caller) =>
    caller.request('POST', '/report/create', {
      body: { subjectType: 'post', subjectId: post._id, category: 'other', details: 'A test.' },
    }),
  'list of own reports': get(() => '/report/all'),
  hidePost: (caller) => caller.request('PUT', `/post/hide/${post._id}`),
  unhidePost: (caller) => caller.request('DELETE', `/post/hide/${post._id}`),
  suggestions: get(() => '/welcome/suggestions'),
};

describe.each(Object.entries(calls))('%s', (_, call) => {
  test('names the author to no other member', async () => {
    for (const caller of [stranger, blocking, editor]) {
      const text = (await call(caller)).bytes.toString();
      expect(text).not.toContain(author.id);
      expect(text).not.toContain(NAME);
    }
    // Friends see the author elsewhere, but not with the post.
    const { bytes } = await call(friend);
    expect(bytes.toString()).not.toContain(author.id);
  });
});

describe('an anonymous intention', () => {
  test('has nobody as its author, and says so', async () => {
    const { author_id: shown, intention } = await friend.read(post._id);
    expect([shown, intention]).toEqual([
      { ...nobody, email: null },
      { answeredAt: null, thanks: '', anonymous: 'hidden' },
    ]);
  });

  test.each([
    ['its author', () => author],
    ['the staff that reviews reports', () => moderator],
  ])('shows %s the real author, also of comments', async (_, caller) => {
    const { author_id: shown, intention } = await caller().read(post._id);
    expect([shown._id, intention?.anonymous]).toEqual([author.id, 'visible']);
    const { body } = await caller().request<Schemas['CommentPage']>(
      'GET',
      `/comment/replies/${friendComment._id}`,
    );
    expect(body.comments.map(({ userId, anonymous }) => [userId, anonymous])).toContainEqual([
      author.id,
      'visible',
    ]);
  });

  test('shows others that the author has written a comment', async () => {
    const { body } = await stranger.request<Schemas['CommentPage']>(
      'GET',
      `/comment/replies/${friendComment._id}`,
    );
    const comment = body.comments.find(({ _id }) => _id === ownComment._id);
    expect(comment).toMatchObject({ userId: nobody._id, anonymous: 'hidden', content: 'Thank you.' });
    expect(body.comments.filter(({ anonymous }) => anonymous !== undefined)).toHaveLength(1);
  });

  const lists = {
    everybody: '/post/all?limit=100',
    'followed members': '/post/all?feed=following',
    'the author': '/post/all?authorId=',
    'all intentions': '/post/prayers?of=all',
    parish: '/post/prayers?of=parish',
    friends: '/post/prayers?of=friends',
    mine: '/post/prayers?of=mine',
  };

  const listsOf = async (caller: Caller) => {
    const containing: string[] = [];
    for (const [name, path] of Object.entries(lists)) {
      const address = path.endsWith('=') ? `${path}${author.id}` : path;
      const { body } = await caller.request<Schemas['PostPage']>('GET', address);
      if (body.posts.some(({ _id }) => _id === post._id)) containing.push(name);
    }
    return containing;
  };

  // A list of a friend's or a parish's intentions would name the author if there are few members.
  test('is only in lists that do not depend on its author', async () => {
    for (const caller of [friend, stranger, blocking, editor, moderator]) {
      expect(await listsOf(caller)).toEqual(['everybody', 'all intentions']);
    }
    expect(await listsOf(author)).toEqual([
      'everybody',
      'followed members',
      'the author',
      'all intentions',
      'mine',
    ]);
  });

  test('is hidden by a block of its author, and not by a block of a reader', async () => {
    expect(await listsOf(blocked)).toEqual([]);
    const path = `/post/getById/${post._id}`;
    expect((await blocked.request('GET', path)).status).toBe(404);
    const reading = await blocking.request<Schemas['PostAnswer']>('GET', path);
    const ordinary = await stranger.request<Schemas['PostAnswer']>('GET', path);
    expect(reading.body.post.comments).toBe(ordinary.body.post.comments);
    const replies = await blocking.request<Schemas['CommentPage']>(
      'GET',
      `/comment/replies/${friendComment._id}`,
    );
    expect(replies.body.comments.map(({ _id }) => _id)).toContain(ownComment._id);
  });

  test('cannot be published while a server of another release would show its author', async () => {
    const { clock, database } = community;
    if (database.dialect === 'sqlite') return;
    const server = { id: newId(clock), name: 'other:1', node_version: '24.0.0', started_at: 0, state: '{}' };
    await database.write
      .insertInto('servers')
      .values({ ...server, version: '0.0.1', seen_at: clock.now() })
      .execute();
    const body = { content: 'For peace.', kind: 'anonymous_intention' };
    const refused = await author.request('POST', '/post/create', { body });
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['kind']]);
    await database.write.updateTable('servers').set({ seen_at: 0 }).where('id', '=', server.id).execute();
    expect((await author.request('POST', '/post/create', { body })).status).toBe(201);
  });

  test('cannot be in a group, and never changes', async () => {
    const group = (await found(author))._id;
    const refused = await author.request('POST', '/post/create', {
      body: { content: 'For peace.', kind: 'anonymous_intention', groupId: group },
    });
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['groupId']]);
    await author.request('PUT', `/post/update/${post._id}`, {
      body: { content: 'Zephyrine intention.', kind: 'intention' },
    });
    expect((await friend.read(post._id)).intention?.anonymous).toBe('hidden');
  });
});

/** Runs the jobs that are due, and returns the notifications of the member. */
const seen = async (caller: Caller) => {
  await community.jobs.drain();
  const { bytes, body } = await caller.request<Schemas['NotificationPage']>(
    'GET',
    `/notification/all/${caller.id}?limit=100`,
  );
  return { text: bytes.toString(), kinds: body.data.map(({ kind }) => kind) };
};

describe('the notifications of an anonymous author', () => {
  test('of mentions, replies and answers name nobody, also on open pages', async () => {
    const reader = await community.join({ firstName: 'Reader' });
    const page = listen(await community.listen(), reader.token ?? '');
    await page.next('connected');
    const asked = await ask({ content: '@Reader Rossi, please pray.', mentions: [reader.id] });
    expect(JSON.stringify(await page.next('notification'))).not.toContain(author.id);
    page.close();
    const comment = await reader.comment(asked._id, 'I pray.');
    await author.comment(asked._id, 'Thank you.', comment._id);
    for (const caller of [reader, author]) {
      await caller.request('POST', `/reaction/post/${asked._id}`, { body: { type: 'pray' } });
    }
    await author.request('PUT', `/post/answered/${asked._id}`, { body: { thanks: 'Deo gratias!' } });
    const { kinds, text } = await seen(reader);
    expect(kinds.toSorted()).toEqual(['mention', 'prayer_answered', 'reply']);
    expect(text).not.toContain(author.id);
    expect(text).not.toContain(NAME);
    const own = await seen(author);
    expect(own.kinds).not.toContain('prayer_answered');
    expect(own.kinds).toEqual(expect.arrayContaining(['prayer', 'comment']));
  });

  test('do not reach members whom the author has blocked since', async () => {
    const reader = await community.join();
    const asked = await ask();
    await reader.request('POST', `/reaction/post/${asked._id}`, { body: { type: 'pray' } });
    await block(author, reader);
    await author.request('PUT', `/post/answered/${asked._id}`, { body: {} });
    expect((await seen(reader)).kinds).toEqual([]);
  });
});
