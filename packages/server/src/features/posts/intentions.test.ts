import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave } from '../../../test/groups.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const WEEK = 7 * 24 * 60 * 60 * 1000;

let community: Community;
let maria: Caller;
let josef: Caller;
let agnes: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  agnes = await community.join({ firstName: 'Agnes' });
});

afterAll(() => community.close());

const react = (caller: Caller, { _id }: Schemas['Post'], type: Schemas['ReactionType']) =>
  caller.request<Schemas['ReactionAnswer'] & Schemas['ErrorAnswer']>('POST', `/reaction/post/${_id}`, {
    body: { type },
  });

const ask = (caller: Caller, draft: Partial<Schemas['PostPayload']> = {}) =>
  caller.publish({ content: 'Please pray for my mother.', kind: 'intention', ...draft });

const answer = (caller: Caller, id: string, body: Schemas['AnsweredPayload'] = {}) =>
  caller.request<Schemas['PostAnswer'] & Schemas['ErrorAnswer']>('PUT', `/post/answered/${id}`, { body });

/** Runs the jobs that are due, and returns the member's notifications about the post. */
async function notified(caller: Caller, { _id }: Schemas['Post']) {
  await community.jobs.drain();
  const { body } = await caller.request<Schemas['NotificationPage']>(
    'GET',
    `/notification/all/${caller.id}?limit=100`,
  );
  return body.data
    .filter(({ subjectId }) => subjectId === _id)
    .map(({ kind, description, excerpt }) => [kind, description, excerpt]);
}

describe('a prayer intention', () => {
  test('says so, and counts those who pray', async () => {
    const post = await ask(maria);
    expect(post.intention).toEqual({ answeredAt: null, thanks: '' });
    expect(post.reactions).toEqual({ like: 0, dislike: 0, pray: 0 });
    const prayed = await react(josef, post, 'pray');
    expect([prayed.status, prayed.body.message, prayed.body.reactions]).toEqual([
      201,
      'You are praying for this intention.',
      { like: 0, dislike: 0, pray: 1 },
    ]);
    expect((await josef.read(post._id)).myReaction).toBe('pray');
    expect(await notified(maria, post)).toEqual([
      ['prayer', 'Josef Rossi is praying for your intention.', 'Please pray for my mother.'],
    ]);
    expect((await react(josef, post, 'like')).body.reactions).toEqual({ like: 1, dislike: 0, pray: 0 });
  });

  test('is published by a form too', async () => {
    const form = new FormData();
    form.set('content', 'For peace.');
    form.set('kind', 'intention');
    const { status, body } = await maria.request<Schemas['PostAnswer']>('POST', '/post/create', {
      body: form,
    });
    expect([status, body.post.intention?.thanks]).toEqual([201, '']);
  });

  test('is another request than the same text as a post', async () => {
    await maria.publish({ content: 'For peace.' }, 'peace');
    const other = await maria.request('POST', '/post/create', {
      body: { content: 'For peace.', kind: 'intention' },
      headers: { 'idempotency-key': 'peace' },
    });
    expect(other.status).toBe(400);
  });

  test('stays one when it is edited, and a post stays a post', async () => {
    const intention = await ask(maria);
    const post = await maria.publish();
    for (const { _id } of [intention, post]) {
      await maria.request('PUT', `/post/update/${_id}`, { body: { content: 'Changed.', kind: 'intention' } });
    }
    expect((await maria.read(intention._id)).intention).toBeDefined();
    expect(await maria.read(post._id)).not.toHaveProperty('intention');
  });

  test('is the only kind of post for which a member can pray', async () => {
    const post = await maria.publish();
    const refused = await react(josef, post, 'pray');
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'type']);
    expect((await maria.read(post._id)).reactions).toEqual({ like: 0, dislike: 0 });
  });
});

describe('an answered prayer', () => {
  test('has thanks, and notifies everyone who prays once', async () => {
    const post = await ask(maria);
    await react(josef, post, 'pray');
    await react(agnes, post, 'like');
    const { status, body } = await answer(maria, post._id, { thanks: 'Thanks be to God.' });
    expect([status, body.post.intention?.thanks]).toEqual([200, 'Thanks be to God.']);
    expect(body.post.intention?.answeredAt).not.toBeNull();
    const news = ['prayer_answered', 'Maria Rossi gives thanks: a prayer was answered.', 'Thanks be to God.'];
    expect(await notified(josef, post)).toEqual([news]);
    expect(await notified(agnes, post)).toEqual([]);

    const changed = await answer(maria, post._id, { thanks: 'She is well.' });
    expect(changed.body.post.intention).toEqual({
      answeredAt: body.post.intention?.answeredAt,
      thanks: 'She is well.',
    });
    // The notification is not repeated, and quotes the new thanks.
    expect(await notified(josef, post)).toEqual([[...news.slice(0, 2), 'She is well.']]);
    await answer(maria, post._id);
    expect(await notified(josef, post)).toEqual([[...news.slice(0, 2), 'Please pray for my mother.']]);
  });

  test('does not notify members who switched it off, or have a block between them and the author', async () => {
    const [muting, blocking] = [await community.join(), await community.join()];
    const post = await ask(maria);
    for (const caller of [muting, blocking]) await react(caller, post, 'pray');
    await muting.request('PUT', '/notification/preferences', { body: { prayerAnswered: false } });
    await block(blocking, maria);
    await answer(maria, post._id);
    expect(await notified(muting, post)).toEqual([]);
    expect(await notified(blocking, post)).toEqual([]);
  });

  test('does not notify former members of a closed group', async () => {
    const group = await found(maria, { admission: 'open' });
    for (const caller of [josef, agnes]) await join(caller, group);
    const post = await ask(maria, { groupId: group._id });
    for (const caller of [josef, agnes]) await react(caller, post, 'pray');
    await community.database.write.updateTable('groups').set({ admission: 'request' }).execute();
    await leave(agnes, group);
    await answer(maria, post._id);
    expect(await notified(josef, post)).toHaveLength(1);
    expect(await notified(agnes, post)).toEqual([]);
  });

  test('is marked by its author only, and only if it is an intention', async () => {
    const intention = await ask(maria);
    const post = await maria.publish();
    expect((await answer(josef, intention._id)).status).toBe(403);
    expect((await answer(maria, post._id)).status).toBe(400);
    expect((await answer(maria, UNKNOWN_ID)).status).toBe(404);
    expect((await maria.read(intention._id)).intention?.answeredAt).toBeNull();
  });

  test('is marked once if two pages do it at the same time', async () => {
    const post = await ask(maria);
    await react(josef, post, 'pray');
    const answers = await Promise.all([answer(maria, post._id), answer(maria, post._id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await notified(josef, post)).toHaveLength(1);
  });
});

describe('after a week', () => {
  test('the author is asked, and the question goes when the prayer is answered', async () => {
    const post = await ask(agnes);
    expect(await notified(agnes, post)).toEqual([]);
    community.clock.advance(WEEK);
    const question = ['prayer_reminder', 'Has your prayer been answered?', 'Please pray for my mother.'];
    expect(await notified(agnes, post)).toEqual([question]);
    community.clock.advance(WEEK);
    expect(await notified(agnes, post)).toEqual([question]);
    await answer(agnes, post._id);
    expect(await notified(agnes, post)).toEqual([]);
  });

  test('nobody is asked about an answered, deleted or hidden intention, or an ordinary post', async () => {
    const answered = await ask(agnes);
    await answer(agnes, answered._id);
    const deleted = await ask(agnes);
    await agnes.request('DELETE', `/post/delete/${deleted._id}`);
    const hidden = await ask(agnes);
    await community.database.write
      .insertInto('concealments')
      .values({
        subject_id: hidden._id,
        subject_type: 'post',
        owner_id: agnes.id,
        created_at: community.clock.now(),
      })
      .execute();
    const post = await agnes.publish();
    community.clock.advance(WEEK);
    for (const each of [answered, deleted, hidden, post]) expect(await notified(agnes, each)).toEqual([]);
    expect((await community.jobs.counts()).dead).toBe(0);
  });
});
