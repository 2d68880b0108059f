import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave, read, setRole, type Group } from '../../../test/groups.ts';
import { erase } from '../../../test/account-deletion.ts';
import { decide, report, review } from '../../../test/reports.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let moderator: Caller;
let maria: Caller;
let josef: Caller;
let agnes: Caller;
let group: Group;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  agnes = await community.join({ firstName: 'Agnes' });
  group = await found(maria, { name: 'Quick money', description: 'Send us yours.', place: 'Vienna' });
  await join(josef, group);
});

afterAll(() => community.close());

const reported = (category?: Schemas['ReportCategory']) =>
  report(community, agnes, { subjectType: 'group', subjectId: group._id }, category);
const remove = async () => decide(moderator, await reported(), { outcome: 'removed', reason: 'Fraud.' });
const statusOf = async (caller: Caller, path = `/group/getById/${group._id}`) =>
  (await caller.request('GET', path)).status;
const isListed = async (caller: Caller, query = '') => {
  const { body } = await caller.request<Schemas['GroupPage']>('GET', `/group/all?limit=50${query}`);
  return body.groups.some(({ _id }) => _id === group._id);
};
async function statusOfReport(subjectId: string): Promise<number> {
  const body = { subjectType: 'group', subjectId, category: 'spam' };
  return (await agnes.request('POST', '/report/create', { body })).status;
}

const publish = (caller: Caller) =>
  caller.request<Schemas['PostAnswer'] & Schemas['ErrorAnswer']>('POST', '/post/create', {
    body: { content: 'Tonight.', groupId: group._id },
  });

describe('a reported group', () => {
  test('is shown to staff in its former and its current state, with its longest moderator', async () => {
    await setRole(maria, group, josef, 'moderator');
    const id = await reported();
    const { name, category, admission } = group;
    const body = { name, description: 'Send us ours.', category, admission };
    await maria.request('PUT', `/group/update/${group._id}`, { body });
    expect((await review(moderator, id)).body).toMatchObject({
      report: { subjectType: 'group', subjectId: group._id, member: { _id: maria.id } },
      snapshot: { title: 'Quick money', text: 'Send us yours.\nVienna' },
      current: { title: 'Quick money', text: 'Send us ours.' },
      abilities: { outcomes: ['dismissed', 'removed', 'warned', 'suspended'] },
    });
    await leave(maria, group);
    const later = await report(community, administrator, { subjectType: 'group', subjectId: group._id });
    expect((await review(moderator, later)).body.report.member?._id).toBe(josef.id);
  });

  test('goes to the queue for minors and vulnerable adults, where a moderator alone cannot dismiss it', async () => {
    const id = await reported('safeguarding');
    const { body } = await review(moderator, id);
    expect([body.report.queue, body.abilities.outcomes.includes('dismissed')]).toEqual([
      'safeguarding',
      false,
    ]);
    expect((await decide(moderator, id, { outcome: 'dismissed' })).status).toBe(403);
    expect((await decide(administrator, id, { outcome: 'dismissed' })).status).toBe(200);
  });

  test('must be visible to the reporter', async () => {
    expect(await statusOfReport(UNKNOWN_ID)).toBe(404);
    await remove();
    expect(await statusOfReport(group._id)).toBe(404);
    const other = await found(maria);
    await maria.request('DELETE', `/group/delete/${other._id}`);
    expect(await statusOfReport(other._id)).toBe(404);
  });

  test('is hidden from staff who moderate it', async () => {
    const own = await found(moderator);
    const id = await report(community, agnes, { subjectType: 'group', subjectId: own._id });
    expect((await review(moderator, id)).status).toBe(404);
    expect((await decide(moderator, id, { outcome: 'dismissed' })).status).toBe(404);
  });

  test('has a report that is hidden from staff who moderated the group when it was sent', async () => {
    const own = await found(moderator);
    await join(josef, own);
    await setRole(moderator, own, josef, 'moderator');
    const thing = { subjectType: 'group', subjectId: own._id } as const;
    const about = await report(community, agnes, thing);
    await leave(moderator, own);
    const later = await report(community, maria, thing);
    const othersFor = async (caller: Caller) =>
      (await review(caller, later)).body.others.map(({ _id }) => _id);
    expect([await othersFor(moderator), await othersFor(administrator)]).toEqual([[], [about]]);
  });
});

describe('a group that is hidden by a decision', () => {
  test('is visible only to its moderators and the staff, with its posts', async () => {
    const { post } = (await publish(maria)).body;
    await remove();
    const ways = [
      `/group/getById/${group._id}`,
      `/group/members/${group._id}`,
      `/post/all?groupId=${group._id}`,
      `/post/getById/${post._id}`,
      `/comment/post/${post._id}`,
    ];
    const met = (caller: Caller) => Promise.all(ways.map((path) => statusOf(caller, path)));
    for (const caller of [josef, agnes]) expect(await met(caller)).toEqual([404, 404, 404, 404, 404]);
    for (const caller of [maria, moderator]) expect(await met(caller)).toEqual([200, 200, 200, 200, 200]);
    expect((await join(agnes, group)).status).toBe(404);
    expect([await isListed(josef, '&mine=true'), await isListed(agnes)]).toEqual([false, false]);
    expect([await isListed(maria), await isListed(moderator)]).toEqual([true, true]);
    expect(await read(maria, group)).toMatchObject({
      isHidden: true,
      abilities: { post: false, edit: true },
    });
  });

  test('accepts no posts, not even from its moderators', async () => {
    await remove();
    const answer = await publish(maria);
    expect([answer.status, answer.body.id]).toEqual([403, 'group.hidden']);
    expect((await publish(josef)).status).toBe(404);
  });

  test('notifies the reporter and the moderator, who can appeal', async () => {
    const { body } = await remove();
    const { body: own } = await agnes.request<Schemas['OwnReportPage']>('GET', '/report/all');
    expect(own.reports).toMatchObject([{ subjectType: 'group', state: 'decided', outcome: 'removed' }]);
    const { body: about } = await maria.request<Schemas['OwnDecisionPage']>('GET', '/decision/all');
    expect(about.decisions).toMatchObject([{ subjectType: 'group', outcome: 'removed', reason: 'Fraud.' }]);
    const decisionId = body.decision?._id ?? '';
    await maria.request('POST', `/decision/${decisionId}/appeal`, { body: { text: 'It was a game.' } });
    const verdict = { outcome: 'overturned', reason: 'It was.' };
    await administrator.request('PUT', `/admin/appeals/${decisionId}/decide`, { body: verdict });
    expect(await statusOf(josef)).toBe(200);
    expect((await read(maria, group)).isHidden).toBeUndefined();
    expect((await publish(josef)).status).toBe(201);
  });

  test('stays hidden when the account of its moderator is deleted', async () => {
    await remove();
    await erase(community, maria);
    expect([await statusOf(josef), await statusOf(agnes)]).toEqual([200, 404]);
    expect(await read(josef, group)).toMatchObject({ membership: 'moderator', isHidden: true });
  });

  test('can be deleted by staff', async () => {
    await remove();
    expect((await moderator.request('DELETE', `/group/delete/${group._id}`)).status).toBe(200);
    expect(await statusOf(maria)).toBe(404);
  });
});

test('stays visible after a warning', async () => {
  await decide(moderator, await reported(), { outcome: 'warned', reason: 'Say what for.' });
  expect(await statusOf(josef)).toBe(200);
});
