import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '../../../test/attachments.ts';
import { readChat } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
import { picture } from '../../../test/policy-area.ts';
import { decide, report, review } from '../../../test/reports.ts';
import type { components } from '@parvis/api-client/contract';

type Schemas = components['schemas'];

const community = await startCommunity();
let administrator: Caller;
let moderator: Caller;
let maria: Caller;
let anna: Caller;
let chatId: string;

beforeAll(async () => {
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  maria = await community.join();
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [anna], 'Quick money');
  const details = { name: 'Quick money', description: 'Send us yours.' };
  await maria.request('PUT', `/chat/group/update/${chatId}`, { body: details });
});

afterAll(() => community.close());

const reported = (caller = anna) =>
  report(community, caller, { subjectType: 'group_chat', subjectId: chatId }, 'fraud');
const statusOf = async (caller: Caller): Promise<number> => {
  const body = { subjectType: 'group_chat', subjectId: chatId, category: 'fraud' };
  return (await caller.request('POST', '/report/create', { body })).status;
};
const detailsOf = () =>
  community.database.read
    .selectFrom('chats')
    .select(['name', 'description', 'file_id'])
    .where('id', '=', chatId)
    .executeTakeFirstOrThrow();

test('a reported group chat is shown to the staff as it was and as it is, with its oldest owner', async () => {
  const id = await reported();
  const body = { name: 'Choir', description: '' };
  await maria.request('PUT', `/chat/group/update/${chatId}`, { body });
  expect((await review(moderator, id)).body).toMatchObject({
    report: { subjectType: 'group_chat', subjectId: chatId, member: { _id: maria.id } },
    snapshot: { title: 'Quick money', text: 'Send us yours.' },
    chatMembers: 2,
    file: null,
    current: { title: 'Choir', text: '' },
    abilities: { outcomes: ['dismissed', 'removed', 'warned', 'suspended'] },
  });
});

test('only members can report a group chat, not even the staff', async () => {
  expect(await statusOf(await community.join())).toBe(404);
  expect(await statusOf(moderator)).toBe(404);
  expect(await statusOf(anna)).toBe(201);
  expect(await statusOf(anna)).toBe(200);
});

test('a report is hidden from staff who own the chat', async () => {
  chatId = await makeGroupChat(community, moderator, [anna], 'Quick money');
  const id = await reported();
  expect((await review(moderator, id)).status).toBe(404);
  expect((await review(administrator, id)).status).toBe(200);
});

test('a removal replaces the name and removes the rest, and the owner can appeal', async () => {
  const id = await reported();
  expect((await decide(moderator, id, { outcome: 'removed', reason: 'Fraud.' })).status).toBe(200);
  expect(await detailsOf()).toEqual({ name: 'Group chat', description: '', file_id: null });
  const { body: about } = await maria.request<Schemas['OwnDecisionPage']>('GET', '/decision/all');
  expect(about.decisions).toMatchObject([{ subjectType: 'group_chat', outcome: 'removed', canAppeal: true }]);
  const { body: own } = await anna.request<Schemas['OwnReportPage']>('GET', '/report/all');
  expect(own.reports).toMatchObject([{ subjectType: 'group_chat', outcome: 'removed' }]);
});

test('a dismissed report changes nothing', async () => {
  await decide(moderator, await reported(), { outcome: 'dismissed' });
  expect(await detailsOf()).toMatchObject({ name: 'Quick money', description: 'Send us yours.' });
});

test('a report outlives the chat', async () => {
  const josef = await community.join({ firstName: 'Josef' });
  await addToGroupChat(community, chatId, [josef]);
  const id = await reported();
  for (const caller of [maria, anna, josef]) await caller.request('PUT', `/chat/group/leave/${chatId}`);
  const { body, status } = await review(moderator, id);
  expect([status, body.chatMembers]).toEqual([200, 3]);
});

const DAY = 24 * 60 * 60 * 1000;

async function setPicture(): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  await maria.request('PUT', `/chat/group/picture/${chatId}`, { body: form });
  return addressOfPicture();
}
const addressOfPicture = async (): Promise<string> => (await readChat(anna, chatId)).group?.image?.url ?? '';
const loads = async (address: string): Promise<number> =>
  (await community.app.inject({ method: 'GET', url: address })).statusCode;
const filesAfterJobs = async (): Promise<string[]> => {
  await community.jobs.drain();
  return storedFiles(community);
};

async function removed(): Promise<string> {
  const { body } = await decide(moderator, await reported(), { outcome: 'removed', reason: 'Fraud.' });
  return body.decision?._id ?? '';
}
const appeal = (id: string) =>
  maria.request('POST', `/decision/${id}/appeal`, { body: { text: 'We sell books.' } });
const judge = (id: string, outcome: 'upheld' | 'overturned') =>
  administrator.request('PUT', `/admin/appeals/${id}/decide`, { body: { outcome, reason: 'Read again.' } });

/** The copy of the picture that the decision keeps. */
const copyOf = async (decisionId: string): Promise<string | null | undefined> =>
  (
    await community.database.read
      .selectFrom('cleared_chats')
      .select('file_id')
      .where('decision_id', '=', decisionId)
      .executeTakeFirst()
  )?.file_id;

describe('an appeal against a removal', () => {
  test('that succeeds gives the chat its name, its description and its picture again', async () => {
    const former = await setPicture();
    const id = await removed();
    await community.jobs.drain();
    expect([await loads(former), await addressOfPicture()]).toEqual([404, '']);
    await appeal(id);
    expect((await judge(id, 'overturned')).status).toBe(200);
    expect(await detailsOf()).toMatchObject({ name: 'Quick money', description: 'Send us yours.' });
    await community.jobs.drain();
    expect(await loads(await addressOfPicture())).toBe(200);
  });

  test('that succeeds does not replace what an owner has set since then', async () => {
    await setPicture();
    const id = await removed();
    const body = { name: 'Books', description: '' };
    await maria.request('PUT', `/chat/group/update/${chatId}`, { body });
    await setPicture();
    const { file_id: present } = await detailsOf();
    const before = await filesAfterJobs();
    await appeal(id);
    await judge(id, 'overturned');
    expect(await detailsOf()).toEqual({ name: 'Books', description: 'Send us yours.', file_id: present });
    expect((await filesAfterJobs()).length).toBeLessThan(before.length);
  });

  test('restores nothing while another decision has removed the details of the chat', async () => {
    const first = await removed();
    await maria.request('PUT', `/chat/group/update/${chatId}`, { body: { name: 'Money', description: '' } });
    await removed();
    await appeal(first);
    await judge(first, 'overturned');
    expect(await detailsOf()).toMatchObject({ name: 'Group chat', description: '' });
  });

  test('that fails deletes the picture', async () => {
    await setPicture();
    const id = await removed();
    const copy = await copyOf(id);
    expect(await filesAfterJobs()).toContain(copy);
    await appeal(id);
    await judge(id, 'upheld');
    expect(await filesAfterJobs()).not.toContain(copy);
    expect(await copyOf(id)).toBeUndefined();
  });

  test('that nobody has made in time deletes the picture', async () => {
    await setPicture();
    const id = await removed();
    const copy = await copyOf(id);
    // If the clock moved, all sessions would expire.
    const job = community.database.write
      .updateTable('jobs')
      .set({ due_at: community.clock.now() })
      .where('kind', '=', 'report.appeal-time-over')
      .where('key', '=', id)
      .where('due_at', '=', community.clock.now() + 30 * DAY + 1);
    expect((await job.executeTakeFirst()).numUpdatedRows).toBe(1n);
    expect(await filesAfterJobs()).not.toContain(copy);
    expect(await copyOf(id)).toBeUndefined();
  });
});
