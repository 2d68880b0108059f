import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let post: Schemas['Post'];

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join();
  post = await maria.publish();
});

afterAll(() => community.close());

const report = (caller: Caller, body: object) =>
  caller.request<Schemas['MessageAnswer']>('POST', '/report/create', { body });
const stored = () =>
  community.database.read
    .selectFrom('reports')
    .select(['reporter_id', 'subject_type', 'subject_id', 'category', 'details', 'status'])
    .orderBy('id')
    .execute();

describe('a report', () => {
  test('is stored once for each member and subject while it is open', async () => {
    const body = { subjectType: 'post', subjectId: post._id, category: 'spam', details: ' Buy\u202E now! ' };
    const first = await report(josef, body);
    expect([first.status, first.body.message]).toEqual([
      201,
      'Thank you. Our moderators will review it within 24 hours.',
    ]);
    const again = await report(josef, { ...body, category: 'other' });
    expect([again.status, again.body.message]).toEqual([
      200,
      'You have already reported this. We are looking at it.',
    ]);
    expect((await report(maria, body)).status).toBe(201);
    const subject = { subject_type: 'post', subject_id: post._id, category: 'spam', status: 'open' };
    expect(await stored()).toEqual([
      { ...subject, reporter_id: josef.id, details: 'Buy now!' },
      { ...subject, reporter_id: maria.id, details: 'Buy now!' },
    ]);
  });

  test('is stored a second time if only the second one is about minors or vulnerable adults', async () => {
    const subject = await maria.publish();
    const body = { subjectType: 'post', subjectId: subject._id, category: 'harassment' };
    const urgent = { ...body, category: 'safeguarding', details: 'He writes to my daughter.' };
    expect((await report(josef, body)).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(josef, urgent)));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    expect((await report(josef, body)).status).toBe(200);
    const of = (await stored()).filter(({ subject_id }) => subject_id === subject._id);
    expect(of.map(({ category, details }) => [category, details])).toEqual([
      ['harassment', ''],
      ['safeguarding', 'He writes to my daughter.'],
    ]);
    expect((await report(maria, urgent)).status).toBe(201);
    expect((await report(maria, body)).status).toBe(200);
  });

  test('of a comment about somebody’s safety returns a message that says where to find help', async () => {
    const comment = await maria.comment(post._id);
    const body = { subjectType: 'comment', subjectId: comment._id, category: 'safeguarding' };
    const { status, body: answer } = await report(josef, body);
    expect(status).toBe(201);
    expect(answer.message).toMatch(
      /^Thank you\. Our moderators will review it within 24 hours\. .*emergency/u,
    );
  });

  test('is stored once if it is sent ten times at the same time', async () => {
    const subject = await maria.publish();
    const body = { subjectType: 'post', subjectId: subject._id, category: 'fraud' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(josef, body)));
    expect(tally(answers)).toEqual({ 200: 9, 201: 1 });
  });

  test('stays when its subject is deleted', async () => {
    const subject = await maria.publish();
    await report(josef, { subjectType: 'post', subjectId: subject._id, category: 'indecency' });
    await maria.request('DELETE', `/post/delete/${subject._id}`);
    expect((await stored()).some(({ subject_id }) => subject_id === subject._id)).toBe(true);
  });

  test('of a member is stored even if there is a block', async () => {
    const body = { subjectType: 'member', subjectId: maria.id, category: 'harassment' };
    await maria.request('POST', `/block/${josef.id}`);
    expect((await report(josef, body)).status).toBe(201);
    expect((await report(josef, body)).status).toBe(200);
    await maria.request('DELETE', `/block/${josef.id}`);
    const subject = { subject_type: 'member', subject_id: maria.id, category: 'harassment', status: 'open' };
    expect(await stored()).toContainEqual({ ...subject, reporter_id: josef.id, details: '' });
  });

  test.each([
    [{ subjectType: 'user' }, 400],
    [{ category: 'dislike' }, 400],
    [{ details: 'a'.repeat(2001) }, 400],
    [{ subjectId: 'nonsense' }, 400],
    [{ status: 'decided' }, 400],
    [{ subjectId: UNKNOWN_ID }, 404],
    [{ subjectType: 'comment' }, 404],
    [{ subjectType: 'member' }, 404],
  ])('with %j is refused', async (change, expected) => {
    const before = (await stored()).length;
    const body = { subjectType: 'post', subjectId: post._id, category: 'spam', ...change };
    expect((await report(josef, body)).status).toBe(expected);
    expect(await stored()).toHaveLength(before);
  });

  test('of the caller is refused', async () => {
    const { status, body } = await report(josef, {
      subjectType: 'member',
      subjectId: josef.id,
      category: 'other',
    });
    expect([status, body.message]).toEqual([400, 'You cannot report yourself.']);
  });
});
