import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave, listed, read, remove, setRole, type Group } from '../../../test/groups.ts';
import { begin, erase } from '../../../test/account-deletion.ts';
import { befriend } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let agnes: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  agnes = await community.join({ firstName: 'Agnes' });
});

afterAll(() => community.close());

const post = (caller: Caller, { _id }: Group, content = 'Every Thursday.') =>
  caller.request<Schemas['PostAnswer']>('POST', '/post/create', { body: { content, groupId: _id } });

async function texts(caller: Caller, query: string): Promise<string[]> {
  return (await caller.feed(query)).posts.map(({ content }) => content);
}

const feedOf = ({ _id }: Group): string => `?groupId=${_id}`;

describe('a post in a group', () => {
  test('is only in the feed of the group, with the name of the group', async () => {
    const group = await found(maria);
    await befriend(maria, josef);
    const { body } = await post(maria, group, 'In the group.');
    await maria.publish({ content: 'For everybody.' });
    expect(body.post.group).toEqual({ _id: group._id, name: group.name });
    expect(await texts(josef, feedOf(group))).toEqual(['In the group.']);
    for (const query of ['', '?feed=following', `?authorId=${maria.id}`]) {
      expect(await texts(josef, query)).not.toContain('In the group.');
      expect(await texts(josef, query)).toContain('For everybody.');
    }
  });

  test('can be created by members only', async () => {
    const group = await found(maria);
    expect((await post(josef, group)).status).toBe(403);
    await join(josef, group);
    expect((await post(josef, group)).status).toBe(201);
    await remove(maria, group, josef);
    expect((await post(josef, group)).status).toBe(403);
    const nowhere = { body: { content: 'Hello.', groupId: UNKNOWN_ID } };
    expect((await maria.request('POST', '/post/create', nowhere)).status).toBe(404);
  });

  test('can be read page by page', async () => {
    const group = await found(maria);
    for (const content of ['One.', 'Two.', 'Three.']) await post(maria, group, content);
    const first = await maria.feed(`${feedOf(group)}&limit=2`);
    expect(await texts(maria, `${feedOf(group)}&limit=2&cursor=${first.nextCursor}`)).toEqual(['One.']);
  });

  test('can be deleted by its author, a moderator of the group, or the staff', async () => {
    const group = await found(maria);
    await join(josef, group);
    await join(agnes, group);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await post(josef, group)).body.post._id);
    const drop = async (caller: Caller, index: number) =>
      (await caller.request('DELETE', `/post/delete/${ids[index]}`)).status;
    expect(await drop(agnes, 0)).toBe(403);
    expect([await drop(josef, 0), await drop(maria, 1), await drop(moderator, 2)]).toEqual([200, 200, 200]);
    const other = await josef.publish();
    expect((await maria.request('DELETE', `/post/delete/${other._id}`)).status).toBe(403);
  });
});

const dropComment = async (caller: Caller, id: string) =>
  (await caller.request('DELETE', `/comment/delete/${id}`)).status;

describe('a comment in a group', () => {
  let group: Group;
  let postId: string;
  const abilities = async (caller: Caller) => {
    const { body } = await caller.request<Schemas['CommentPage']>('GET', `/comment/post/${postId}`);
    return body.comments.map((comment) => comment.abilities);
  };

  beforeEach(async () => {
    group = await found(maria);
    await join(josef, group);
    await join(agnes, group);
    postId = (await post(agnes, group)).body.post._id;
  });

  test('can be deleted by its author, a moderator of the group, or the staff, and moderators of the group cannot edit it', async () => {
    const [nothing, deletion] = [
      { edit: false, delete: false },
      { edit: false, delete: true },
    ];
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await josef.comment(postId, 'Buy this.'))._id);
    const [first = '', second = '', third = ''] = ids;
    expect(await dropComment(agnes, first)).toBe(403);
    const edit = await maria.request('PUT', `/comment/update/${first}`, { body: { content: 'Sold.' } });
    expect(edit.status).toBe(403);
    expect(await abilities(agnes)).toEqual([nothing, nothing, nothing]);
    expect(await abilities(maria)).toEqual([deletion, deletion, deletion]);
    expect([
      await dropComment(josef, first),
      await dropComment(maria, second),
      await dropComment(moderator, third),
    ]).toEqual([200, 200, 200]);
    expect((await maria.read(postId)).comments).toBe(0);
  });

  test('cannot be deleted by moderators of another group or by former moderators', async () => {
    await found(agnes);
    const { _id } = await josef.comment(postId, 'Buy this.');
    const outside = await josef.comment((await josef.publish())._id, 'Mine.');
    expect([await dropComment(agnes, _id), await dropComment(maria, outside._id)]).toEqual([403, 403]);
    await setRole(maria, group, agnes, 'moderator');
    await leave(maria, group);
    expect([await dropComment(maria, _id), await dropComment(agnes, _id)]).toEqual([403, 200]);
  });
});

const reported = async (subjectType: 'comment' | 'post', subjectId: string): Promise<number> => {
  const body = { subjectType, subjectId, category: 'spam' };
  return (await josef.request('POST', '/report/create', { body })).status;
};

describe('the posts of a group with join requests', () => {
  let group: Group;
  let postId: string;

  beforeEach(async () => {
    group = await found(maria, { admission: 'request' });
    postId = (await post(maria, group)).body.post._id;
    await maria.comment(postId, 'Who comes?');
  });

  const statuses = async (caller: Caller): Promise<number[]> => {
    const answers = [
      await caller.request('GET', `/post/all${feedOf(group)}`),
      await caller.request('GET', `/post/getById/${postId}`),
      await caller.request('GET', `/comment/post/${postId}`),
      await caller.request('POST', '/comment/create', { body: { postId, content: 'I do.' } }),
      await caller.request('POST', `/reaction/post/${postId}`, { body: { type: 'like' } }),
      await caller.request('POST', `/post/share/${postId}`, { body: { shareId: crypto.randomUUID() } }),
      await caller.request('PUT', `/post/hide/${postId}`),
    ];
    return answers.map(({ status }) => status);
  };
  const nothing = [403, 404, 404, 404, 404, 404, 404];
  const everything = [200, 200, 200, 201, 201, 201, 200];

  test('are visible to its members, from their admission until they leave', async () => {
    expect(await statuses(josef)).toEqual(nothing);
    await join(josef, group);
    expect(await statuses(josef)).toEqual(nothing);
    await setRole(maria, group, josef, 'member');
    expect(await statuses(josef)).toEqual(everything);
    await leave(josef, group);
    expect(await statuses(josef)).toEqual(nothing);
  });

  test('can be reported by its members only, because a report shows the content', async () => {
    const { body } = await maria.request<Schemas['CommentPage']>('GET', `/comment/post/${postId}`);
    const commentId = body.comments[0]?._id ?? '';
    expect([await reported('post', postId), await reported('comment', commentId)]).toEqual([404, 404]);
    await join(josef, group);
    await setRole(maria, group, josef, 'member');
    expect([await reported('post', postId), await reported('comment', commentId)]).toEqual([201, 201]);
  });

  test('are visible to the staff, who decide about reports', async () => {
    expect(await statuses(moderator)).toEqual(everything);
  });
});

describe('a group that is deleted', () => {
  test('disappears immediately, and then its posts and notifications are deleted', async () => {
    const group = await found(maria, { admission: 'request' });
    await join(josef, group);
    const ids: string[] = [];
    for (let index = 0; index < 45; index += 1) ids.push((await post(maria, group)).body.post._id);
    const answer = await maria.request('DELETE', `/group/delete/${group._id}`);
    expect(answer.status).toBe(200);
    const answers = [
      await maria.request('GET', `/group/getById/${group._id}`),
      await maria.request('GET', `/post/getById/${ids[0]}`),
      await maria.request('GET', `/post/all${feedOf(group)}`),
      await join(agnes, group),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await community.jobs.drain();
    const { read: database } = community.database;
    expect(await database.selectFrom('posts').select('id').where('id', 'in', ids).execute()).toEqual([]);
    expect(await database.selectFrom('groups').select('id').where('id', '=', group._id).execute()).toEqual(
      [],
    );
    const { body } = await maria.request<Schemas['NotificationPage']>('GET', `/notification/all/${maria.id}`);
    expect([body.data, body.unread]).toEqual([[], 0]);
  });
});

describe('a member who deletes their account', () => {
  test('is hidden immediately and not counted', async () => {
    const group = await found(maria);
    await join(josef, group);
    await begin(josef);
    expect(await listed(maria, group)).toEqual([maria.id]);
    expect((await read(maria, group)).members).toBe(1);
  });

  test('leaves the group with its longest member as moderator', async () => {
    const group = await found(maria);
    await join(josef, group);
    await join(agnes, group);
    await post(maria, group, 'Of Maria.');
    await post(josef, group, 'Of Josef.');
    await erase(community, maria);
    expect(await read(josef, group)).toMatchObject({ membership: 'moderator', members: 2 });
    expect(await read(agnes, group)).toMatchObject({ membership: 'member' });
    expect(await texts(agnes, feedOf(group))).toEqual(['Of Josef.']);
  });

  test('leaves no group without members', async () => {
    const group = await found(maria);
    await join(josef, group);
    await post(josef, group, 'Of Josef.');
    await leave(josef, group);
    await erase(community, maria);
    await community.jobs.drain();
    expect((await josef.request('GET', `/group/getById/${group._id}`)).status).toBe(404);
    expect(
      await community.database.read
        .selectFrom('posts')
        .select('id')
        .where('group_id', '=', group._id)
        .execute(),
    ).toEqual([]);
  });
});
