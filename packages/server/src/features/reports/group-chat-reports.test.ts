import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addLine, addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna]);
});

afterAll(() => community.close());

const report = (caller: Caller, subjectId: string) =>
  caller.request('POST', '/report/create', {
    body: { subjectType: 'message', subjectId, category: 'harassment', withEarlierMessages: true },
  });

/** The report of a message, as a moderator reads it. */
async function reportOf(messageId: string): Promise<Schemas['StaffReportAnswer']> {
  const moderator = await community.join({ role: 'moderator' });
  const { id } = await community.database.read
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return (await moderator.request<Schemas['StaffReportAnswer']>('GET', `/admin/reports/${id}`)).body;
}

test('a report has the name of the chat, and the senders of the messages before', async () => {
  await send(anna, chatId, 'Please be kind.');
  await send(maria, chatId, 'What is it?');
  await addLine(community, chatId, maria, { kind: 'renamed', memberIds: [], text: 'Choir' });
  const { message } = (await send(josef, chatId, 'You are a fool.')).body;
  expect((await report(maria, message.id)).status).toBe(201);
  const body = await reportOf(message.id);
  expect(body.snapshot).toEqual({ title: 'Choir of Saint Cecilia', text: 'You are a fool.' });
  expect(body.report.member).toMatchObject({ _id: josef.id });
  expect(body.earlierMessages).toMatchObject([
    { text: 'Please be kind.', isByReporter: false, sender: { _id: anna.id, name: 'Anna Rossi' } },
    { text: 'What is it?', isByReporter: true, sender: { _id: maria.id } },
  ]);
});

test('a report has no messages that the reporter cannot see', async () => {
  const paul = await community.join({ firstName: 'Paul' });
  await send(anna, chatId, 'Before Paul came.');
  await addToGroupChat(community, chatId, [paul]);
  await block(paul, anna);
  await send(anna, chatId, 'Hidden from Paul.');
  const { message } = (await send(josef, chatId, 'You are a fool.')).body;
  await report(paul, message.id);
  expect((await reportOf(message.id)).earlierMessages).toEqual([]);
});

test('a message before of a deleted account has no sender', async () => {
  await send(anna, chatId, 'I am leaving.');
  await erase(community, anna);
  const { message } = (await send(josef, chatId, 'You are a fool.')).body;
  await report(maria, message.id);
  expect((await reportOf(message.id)).earlierMessages).toMatchObject([{ sender: null }]);
});

test('lines, and messages of chats of others, cannot be reported', async () => {
  const line = await addLine(community, chatId, maria, { kind: 'added', memberIds: [josef.id], text: null });
  const { message } = (await send(josef, chatId)).body;
  expect((await report(anna, line)).status).toBe(404);
  expect((await report(await community.join(), message.id)).status).toBe(404);
  expect((await report(await community.join({ role: 'moderator' }), message.id)).status).toBe(404);
});
