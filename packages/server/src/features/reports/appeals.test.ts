import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startCommunity,
  tally,
  UNKNOWN_ID,
  type Answer,
  type Caller,
  type Community,
} from '../../../test/community.ts';
import { decide, report } from '../../../test/reports.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let judge: Caller;
let moderator: Caller;
let maria: Caller;
let josef: Caller;
let post: Schemas['Post'];

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator', firstName: 'Anna' });
  judge = await community.join({ role: 'administrator', firstName: 'Ines' });
  moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
  post = await maria.publish();
});

afterAll(() => community.close());

const removal = { outcome: 'removed', reason: 'Insults.' };

/** Reports the post and decides the report. Returns the id of the decision. */
async function decided(verdict: object = removal, by = administrator): Promise<string> {
  const id = await report(community, josef, { subjectType: 'post', subjectId: post._id });
  return (await decide(by, id, verdict)).body.decision?._id ?? '';
}
const appeal = (
  caller: Caller,
  id: string,
  text = 'It was a quotation.',
): Promise<Answer<Schemas['OwnDecisionAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('POST', `/decision/${id}/appeal`, { body: { text } });
const decideAppeal = (
  caller: Caller,
  id: string,
  outcome: 'upheld' | 'overturned',
): Promise<Answer<Schemas['StaffDecisionAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/admin/appeals/${id}/decide`, { body: { outcome, reason: 'We read it again.' } });
const own = async (caller: Caller) =>
  (await caller.request<Schemas['OwnDecisionPage']>('GET', '/decision/all')).body.decisions;
const appeals = async (state: 'open' | 'decided') =>
  (await judge.request<Schemas['StaffDecisionPage']>('GET', `/admin/appeals?state=${state}&limit=100`)).body
    .decisions;
const sees = async (caller: Caller) => (await caller.request('GET', `/post/getById/${post._id}`)).status;

/** Returns the notifications of the reporter. */
const notificationsOf = async () => {
  const path = `/notification/all/${josef.id}`;
  const { body } = await josef.request<Schemas['NotificationPage']>('GET', path);
  return body.data.map(({ kind }) => kind);
};
/** Returns the outcome that the reporter sees. */
const reported = async () =>
  (await josef.request<Schemas['OwnReportPage']>('GET', '/report/all')).body.reports.map(
    ({ outcome, isOverturned }) => [outcome, isOverturned],
  );

describe('the member whom a decision is about', () => {
  test('sees the reason, but neither the decider nor the reporter', async () => {
    const id = await decided({ ...removal, note: 'Seen before.' });
    const [decision] = await own(maria);
    expect(decision).toEqual({
      _id: id,
      subjectType: 'post',
      excerpt: 'Procession on Sunday.',
      outcome: 'removed',
      reason: 'Insults.',
      createdAt: new Date(community.clock.now()).toISOString(),
      appealUntil: new Date(community.clock.now() + 30 * DAY).toISOString(),
      canAppeal: true,
      appeal: null,
    });
    expect(await own(josef)).toEqual([]);
  });

  test('does not see dismissals', async () => {
    const id = await decided({ outcome: 'dismissed' });
    expect(await own(maria)).toEqual([]);
    expect((await appeal(maria, id)).status).toBe(404);
  });

  test('appeals once, even from two tabs at the same time', async () => {
    const id = await decided();
    const answers = await Promise.all([appeal(maria, id), appeal(maria, id)]);
    expect(tally(answers)).toEqual({ 201: 1, 400: 1 });
    const { body } = await appeal(maria, id);
    expect(body.id).toBe('appeal.state');
    expect((await own(maria))[0]).toMatchObject({
      canAppeal: false,
      appeal: { text: 'It was a quotation.', state: 'open', reason: '', decidedAt: null },
    });
  });

  test('can appeal for 30 days', async () => {
    const id = await decided();
    const decidedBefore = (time: number) =>
      community.database.write
        .updateTable('decisions')
        .set({ created_at: community.clock.now() - time })
        .where('id', '=', id)
        .execute();
    await decidedBefore(30 * DAY);
    expect((await own(maria))[0]?.canAppeal).toBe(true);
    await decidedBefore(30 * DAY + 1);
    const { status, body } = await appeal(maria, id);
    expect([status, body.id]).toEqual([400, 'appeal.state']);
    expect((await own(maria))[0]?.canAppeal).toBe(false);
  });

  test.each([
    ['only spaces', ' '],
    ['an invisible text', '\u200B'],
    ['a text of 2001 characters', 'a'.repeat(2001)],
  ])('cannot appeal with %s', async (_, text) => {
    const id = await decided();
    const { status, body } = await appeal(maria, id, text);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'text']);
  });

  test('is the only one who can appeal', async () => {
    const id = await decided();
    for (const [caller, decision] of [
      [josef, id],
      [administrator, id],
      [maria, UNKNOWN_ID],
    ] as const) {
      const { status, body } = await appeal(caller, decision);
      expect([status, body.id]).toEqual([404, 'decision.not-found']);
    }
  });
});

describe('an appeal', () => {
  test('is decided once by another administrator, and the content is visible again if it succeeds', async () => {
    const id = await decided();
    await appeal(maria, id);
    const waiting = await appeals('open');
    expect(waiting.find(({ _id }) => _id === id)).toMatchObject({ by: 'Anna Rossi', canDecideAppeal: true });
    const refused = await decideAppeal(administrator, id, 'upheld');
    expect([refused.status, refused.body.id]).toEqual([403, 'appeal.own']);
    expect((await decideAppeal(moderator, id, 'upheld')).status).toBe(403);
    expect(await sees(josef)).toBe(404);
    const { status, body } = await decideAppeal(judge, id, 'overturned');
    expect([status, body.decision.appeal?.state]).toEqual([200, 'overturned']);
    expect(await sees(josef)).toBe(200);
    expect((await decideAppeal(judge, id, 'upheld')).body.id).toBe('appeal.state');
    expect((await appeals('decided')).some(({ _id }) => _id === id)).toBe(true);
    const { body: page } = await maria.request<Schemas['NotificationPage']>(
      'GET',
      `/notification/all/${maria.id}`,
    );
    expect(page.data.map(({ kind, subjectId, excerpt }) => [kind, subjectId, excerpt])).toEqual([
      ['decision', id, 'We read it again.'],
      ['decision', id, 'Insults.'],
    ]);
  });

  test('that succeeds notifies the reporter, and one that fails does not', async () => {
    const upheld = await decided();
    await appeal(maria, upheld);
    await decideAppeal(judge, upheld, 'upheld');
    expect([await notificationsOf(), await reported()]).toEqual([['report_decided'], [['removed', false]]]);
    post = await maria.publish();
    const overturned = await decided();
    await appeal(maria, overturned);
    await decideAppeal(judge, overturned, 'overturned');
    expect(await notificationsOf()).toEqual(['report_decided', 'report_decided', 'report_decided']);
    expect(await reported()).toEqual([
      ['removed', true],
      ['removed', false],
    ]);
  });

  test('is hidden from an administrator whom it is about', async () => {
    const accused = await community.join({ role: 'administrator' });
    post = await accused.publish();
    const id = await decided({ ...removal, note: 'Watch her.' });
    await appeal(accused, id);
    const shown = async (caller: Caller) =>
      (
        await caller.request<Schemas['StaffDecisionPage']>('GET', '/admin/appeals?limit=100')
      ).body.decisions.some(({ _id }) => _id === id);
    expect([await shown(accused), await shown(judge)]).toEqual([false, true]);
  });

  test('cannot be decided by the member who made it, even after the decision', async () => {
    const accused = await community.join({ role: 'administrator' });
    post = await accused.publish();
    const id = await decided();
    await appeal(accused, id);
    expect((await decideAppeal(judge, id, 'upheld')).status).toBe(200);
    const malformed = await accused.request('PUT', `/admin/appeals/${id}/decide`, { body: {} });
    expect([malformed.status, (await decideAppeal(accused, id, 'upheld')).status]).toEqual([403, 403]);
  });

  test('links to its report', async () => {
    const id = await decided();
    await appeal(maria, id);
    const found = (await appeals('open')).find(({ _id }) => _id === id);
    const { body } = await judge.request<Schemas['StaffReportAnswer']>(
      'GET',
      `/admin/reports/${found?.reportId}`,
    );
    expect(body.decision?._id).toBe(id);
  });

  test('that fails changes nothing', async () => {
    const id = await decided();
    await appeal(maria, id);
    expect((await decideAppeal(judge, id, 'upheld')).body.decision.appeal).toMatchObject({
      state: 'upheld',
      reason: 'We read it again.',
    });
    expect([await sees(josef), await sees(maria)]).toEqual([404, 200]);
  });

  test('does not show content that another decision also hides', async () => {
    const first = await decided();
    const lucia = await community.join();
    const id = await report(community, lucia, {
      subjectType: 'comment',
      subjectId: (await maria.comment(post._id))._id,
    });
    await decide(administrator, id, { outcome: 'warned', reason: 'Be kind.' });
    await community.database.write
      .updateTable('decisions')
      .set({ subject_type: 'post', subject_id: post._id, outcome: 'removed' })
      .where('member_id', '=', maria.id)
      .where('id', '!=', first)
      .execute();
    await appeal(maria, first);
    await decideAppeal(judge, first, 'overturned');
    expect(await sees(josef)).toBe(404);
  });

  test('that succeeds lifts the restriction of the decision', async () => {
    const id = await decided({ outcome: 'suspended', reason: 'Insults.', days: 7, hideContent: true });
    // The suspension has ended the member's session, so the test stores the appeal directly.
    await community.database.write
      .updateTable('decisions')
      .set({ appeal_state: 'open', appeal_text: 'No.', appealed_at: community.clock.now() })
      .where('id', '=', id)
      .execute();
    await decideAppeal(judge, id, 'overturned');
    const { body } = await judge.request<Schemas['StaffMemberAnswer']>('GET', `/admin/members/${maria.id}`);
    expect(body.member.state).toBe('active');
    expect(await sees(josef)).toBe(200);
  });
});
