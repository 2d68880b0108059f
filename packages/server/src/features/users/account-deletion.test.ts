import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { video } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  administrator = await community.join({ role: 'administrator' });
});

afterAll(() => community.close());

const remove = (caller: Caller, id: string) =>
  caller.request('DELETE', `/user/update/${id}`, { body: { password: 'Stella-Maris-33' } });

describe('deleting an account', () => {
  test('is possible for the member only', async () => {
    for (const caller of [josef, administrator]) {
      const answer = await remove(caller, maria.id);
      expect([answer.status, answer.body.id]).toEqual([403, 'policy.forbidden']);
    }
    expect((await remove(maria, UNKNOWN_ID)).status).toBe(404);
    expect((await remove(maria, 'me')).status).toBe(400);
    expect((await remove(community.stranger, maria.id)).status).toBe(401);
  });

  test('also deletes everything that belongs to it, and leaves correct counters', async () => {
    const leaver = await community.join();
    const post = await maria.publish();
    const other = await josef.publish();
    const own = await leaver.publish();
    await maria.comment(own._id);

    for (const [caller, type] of [
      [leaver, 'like'],
      [josef, 'like'],
    ] as const) {
      await caller.request('POST', `/reaction/post/${post._id}`, { body: { type } });
    }
    await leaver.request('POST', `/reaction/post/${other._id}`, { body: { type: 'dislike' } });
    for (const shareId of ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']) {
      await leaver.request('POST', `/post/share/${post._id}`, { body: { shareId } });
    }
    await josef.request('POST', `/post/share/${post._id}`, {
      body: { shareId: '01900000-0000-7000-8000-000000000003' },
    });
    const kept = await josef.comment(post._id, 'stays');
    await leaver.comment(post._id, 'a reply that goes', kept._id);
    await maria.comment(post._id, 'a reply that stays', kept._id);
    const deleted = await leaver.comment(post._id, 'goes');
    await leaver.comment(post._id, 'a reply of its own', deleted._id);
    await josef.comment(post._id, 'a reply that goes with it', deleted._id);
    await leaver.comment(other._id, 'goes too');

    expect((await erase(community, leaver)).status).toBe(200);

    const after = await maria.read(post._id);
    expect([after.reactions, after.shares, after.comments]).toEqual([{ like: 1, dislike: 0 }, 1, 2]);
    const afterOther = await maria.read(other._id);
    expect([afterOther.reactions, afterOther.comments]).toEqual([{ like: 0, dislike: 0 }, 0]);
    const { body } = await maria.request<Schemas['CommentPage']>('GET', `/comment/post/${post._id}`);
    expect(body.comments.map(({ _id, replies }) => [_id, replies])).toEqual([[kept._id, 1]]);
    expect((await maria.request('GET', `/post/getById/${own._id}`)).status).toBe(404);
    expect((await maria.request('GET', `/user/getById/${leaver.id}`)).status).toBe(404);
    expect((await leaver.request('GET', '/user/all')).status).toBe(401);
    for (const table of ['sessions', 'reactions', 'post_shares'] as const) {
      const rows = await community.database.read
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', leaver.id)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('removes its files', async () => {
    const leaver = await community.join();
    const form = new FormData();
    form.set('content', 'With a film.');
    form.set('images', new Blob([new Uint8Array(video())], { type: 'video/mp4' }), 'film.mp4');
    const { status } = await leaver.request('POST', '/post/create', { body: form });
    expect(status).toBe(201);
    const folder = join(community.config.dataFolder, 'files');
    const files = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
        .length;
    expect(await files()).toBeGreaterThan(0);
    await erase(community, leaver);
    expect(await files()).toBe(0);
  });

  test('while others write leaves correct counters', async () => {
    const leaver = await community.join();
    const post = await maria.publish();
    const comment = await leaver.comment(post._id);
    const reply = (number: number) =>
      josef.request('POST', '/comment/create', {
        body: { postId: post._id, content: `Reply ${number}`, parentId: comment._id },
      });
    const like = () => leaver.request('POST', `/reaction/post/${post._id}`, { body: { type: 'like' } });
    const answers = await Promise.all([
      reply(1),
      like(),
      reply(2),
      erase(community, leaver),
      reply(3),
      like(),
      reply(4),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const after = await maria.read(post._id);
    expect([after.comments, after.reactions]).toEqual([0, { like: 0, dislike: 0 }]);
  });
});
