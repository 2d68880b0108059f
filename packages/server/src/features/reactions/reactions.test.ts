import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { reactionTypes } from '../reaction-types/index.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const react = (caller: Caller, postId: string, type: Schemas['ReactionType']) =>
  caller.request<Schemas['ReactionAnswer']>('POST', `/reaction/post/${postId}`, { body: { type } });
const withdraw = (caller: Caller, postId: string) =>
  caller.request<Schemas['ReactionRemoved']>('DELETE', `/reaction/post/${postId}`);

describe('a reaction', () => {
  test('exists once for each member and post', async () => {
    const post = await maria.publish();
    const first = await react(josef, post._id, 'like');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      message: 'You like this post.',
      reaction: { type: 'like', userId: josef.id },
      reactions: { like: 1, dislike: 0 },
    });
    const again = await react(josef, post._id, 'like');
    expect([again.status, again.body.reactions]).toEqual([200, { like: 1, dislike: 0 }]);

    const changed = await react(josef, post._id, 'dislike');
    expect(changed.status).toBe(201);
    expect(changed.body).toMatchObject({
      message: 'You dislike this post.',
      reactions: { like: 0, dislike: 1 },
    });
    expect((await josef.read(post._id)).myReaction).toBe('dislike');
    expect((await maria.read(post._id)).myReaction).toBeNull();
    expect((await maria.read(post._id)).reactions).toEqual({ like: 0, dislike: 1 });
  });

  test.each(Object.keys(reactionTypes) as Schemas['ReactionType'][])(
    'of type %s is counted',
    async (type) => {
      const post = await maria.publish(type === 'pray' ? { kind: 'intention' } : {});
      const none = post.reactions;
      expect((await react(josef, post._id, type)).body.reactions).toEqual({ ...none, [type]: 1 });
      expect((await josef.read(post._id)).reactions).toEqual({ ...none, [type]: 1 });
      expect((await withdraw(josef, post._id)).body.reactions).toEqual(none);
    },
  );

  test('can be removed, even if it does not exist', async () => {
    const post = await maria.publish();
    await react(josef, post._id, 'like');
    await react(maria, post._id, 'like');
    const removed = await withdraw(josef, post._id);
    expect(removed.status).toBe(200);
    expect(removed.body).toEqual({ message: 'Reaction removed.', reactions: { like: 1, dislike: 0 } });
    expect((await withdraw(josef, post._id)).body.reactions).toEqual({ like: 1, dislike: 0 });
    expect((await josef.read(post._id)).myReaction).toBeNull();
  });

  test('leaves correct counters after fifty simultaneous changes', async () => {
    const post = await maria.publish();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const caller = index % 2 === 0 ? maria : josef;
        if (index % 5 === 0) return withdraw(caller, post._id);
        return react(caller, post._id, index % 3 === 0 ? 'dislike' : 'like');
      }),
    );
    const stored = await community.database.read
      .selectFrom('reactions')
      .select('type')
      .where('post_id', '=', post._id)
      .execute();
    const count = (type: string) => stored.filter((reaction) => reaction.type === type).length;
    expect((await maria.read(post._id)).reactions).toEqual({
      like: count('like'),
      dislike: count('dislike'),
    });

    await Promise.all([withdraw(maria, post._id), withdraw(josef, post._id)]);
    expect((await maria.read(post._id)).reactions).toEqual({ like: 0, dislike: 0 });
  });
});

describe('a reaction is refused', () => {
  test('in the name of another member', async () => {
    const post = await maria.publish();
    const { status, body } = await josef.request('POST', `/reaction/post/${post._id}`, {
      body: { type: 'like', userId: maria.id },
    });
    expect([status, body.id]).toEqual([403, 'policy.identity']);
    const own = await josef.request('POST', `/reaction/post/${post._id}`, {
      body: { type: 'like', userId: josef.id },
    });
    expect(own.status).toBe(201);
  });

  test.each([{ type: 'love' }, {}, { type: null }, { type: 'like', weight: 100 }])('as %j', async (body) => {
    const post = await maria.publish();
    const answer = await josef.request('POST', `/reaction/post/${post._id}`, { body });
    expect([answer.status, answer.body.id]).toEqual([400, 'request.invalid']);
  });

  test('for an unknown post or an invalid id', async () => {
    expect((await react(josef, UNKNOWN_ID, 'like')).status).toBe(404);
    expect((await withdraw(josef, UNKNOWN_ID)).status).toBe(404);
    expect((await react(josef, 'nonsense', 'like')).status).toBe(400);
    expect((await withdraw(josef, 'nonsense')).status).toBe(400);
  });
});
