import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
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
