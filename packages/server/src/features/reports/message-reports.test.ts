import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, deleteChat, deleteMessage, send } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;
let message: Schemas['Message'];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
  chatId = await chatBetween(maria, josef);
  ({ message } = (await send(maria, chatId, 'Send me money.')).body);
});

afterAll(() => community.close());

const report = (caller: Caller, subjectId: string, more: { withEarlierMessages?: boolean } = {}) =>
  caller.request('POST', '/report/create', {
    body: { subjectType: 'message', subjectId, category: 'fraud', ...more },
  });

/** What a moderator reads in the report of a message. */
async function reportOf({ id }: Schemas['Message']): Promise<Schemas['StaffReportAnswer']> {
  const moderator = await community.join({ role: 'moderator' });
  const stored = await community.database.read
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  return (await moderator.request<Schemas['StaffReportAnswer']>('GET', `/admin/reports/${stored.id}`)).body;
}

async function evidenceOf({ id }: Schemas['Message']): Promise<unknown> {
  const { evidence } = await community.database.read
    .selectFrom('reports')
    .select('evidence')
    .where('subject_type', '=', 'message')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  return evidence === null ? null : JSON.parse(evidence);
}

test('a message can be reported once by each of the two members', async () => {
  expect((await report(josef, message.id)).status).toBe(201);
  expect((await report(josef, message.id)).status).toBe(200);
});

test('a message can be reported after a block', async () => {
  await block(josef, maria);
  expect((await report(josef, message.id)).status).toBe(201);
});

test('members who cannot read a message cannot find out that it exists', async () => {
  const paul = await community.join();
  const moderator = await community.join({ role: 'moderator' });
  await deleteChat(josef, chatId);
  for (const [caller, id] of [
    [paul, message.id],
    [moderator, message.id],
    [josef, message.id],
    [maria, UNKNOWN_ID],
    [maria, chatId],
  ] as const) {
    const answer = await report(caller, id);
    expect([answer.status, answer.body.id]).toEqual([404, 'message.not-found']);
  }
});

test('a reported message stays readable when both members have deleted it', async () => {
  await report(josef, message.id);
  for (const caller of [josef, maria]) await deleteChat(caller, chatId);
  for (const caller of [maria, josef]) await erase(community, caller);
  expect(await evidenceOf(message)).toEqual({
    sender_id: maria.id,
    type: 'text',
    content: 'Send me money.',
    file_name: null,
    created_at: Date.parse(message.createdAt),
    file: null,
  });
});

test('a report of a reply has the text that it quotes, as the reporter sees it', async () => {
  const question = (await send(josef, chatId, 'What do you need?\nAnd when?')).body.message;
  const quoting = await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
    body: { chatId, text: 'A hundred dollars.', replyTo: question.id },
  });
  await report(josef, quoting.body.message.id);
  const body = await reportOf(quoting.body.message);
  expect(body.snapshot?.text).toBe('> What do you need?\n> And when?\n\nA hundred dollars.');
  expect(body.report.excerpt).toBe('A hundred dollars.');
});

test('a report of a reply does not have a quote that the reporter has deleted', async () => {
  await deleteChat(josef, chatId);
  const quoting = await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
    body: { chatId, text: 'At once.', replyTo: message.id },
  });
  await report(josef, quoting.body.message.id);
  expect(await evidenceOf(quoting.body.message)).not.toHaveProperty('quote');
});

test('a report of a reply does not quote a message that the reporter has deleted for themselves', async () => {
  const quoting = await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
    body: { chatId, text: 'At once.', replyTo: message.id },
  });
  await deleteMessage(josef, message.id, 'me');
  await report(josef, quoting.body.message.id);
  expect(await evidenceOf(quoting.body.message)).not.toHaveProperty('quote');
});

test('a report says which messages are copies of other ones', async () => {
  const paul = await community.join();
  const source = await chatBetween(maria, paul);
  const original = (await send(paul, source, 'A hundred dollars.')).body.message;
  const forward = async () => {
    const path = `/message/forward/${original.id}`;
    const body = { chatId, clientId: randomUUID() };
    return (await maria.request<Schemas['MessageCreated']>('POST', path, { body })).body.message;
  };
  await forward();
  const copy = await forward();
  const own = (await send(maria, chatId, 'At once.')).body.message;
  for (const { id } of [copy, own]) await report(josef, id, { withEarlierMessages: true });
  const [first, second] = [await reportOf(copy), await reportOf(own)];
  expect([first.forwarded, second.forwarded]).toEqual([true, undefined]);
  expect(second.earlierMessages.map(({ forwarded }) => forwarded)).toEqual([undefined, true, true]);
});

describe('the messages before a reported one', () => {
  test('are the last five that the reporter sees, if the reporter sends them along', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) await send(josef, chatId, text);
    const hidden = (await send(maria, chatId, 'Hidden')).body.message;
    await deleteMessage(josef, hidden.id, 'me');
    const erased = (await send(maria, chatId, 'Erased')).body.message;
    await deleteMessage(maria, erased.id, 'everyone');
    await send(maria, chatId, 'Five');
    const reported = (await send(maria, chatId, 'Send me money at once.')).body.message;
    await send(josef, chatId, 'Later');
    await report(josef, reported.id, { withEarlierMessages: true });
    const { earlierMessages } = await reportOf(reported);
    expect(earlierMessages.map(({ isByReporter, text }) => [isByReporter, text])).toEqual([
      [true, 'One'],
      [true, 'Two'],
      [true, 'Three'],
      [true, 'Four'],
      [false, 'Five'],
    ]);
  });

  test('stay with the members otherwise', async () => {
    const reported = (await send(maria, chatId, 'At once.')).body.message;
    await report(josef, reported.id);
    expect((await reportOf(reported)).earlierMessages).toEqual([]);
    expect(await evidenceOf(reported)).not.toHaveProperty('earlier');
  });

  test('do not include what came before the reporter deleted the chat', async () => {
    await deleteChat(josef, chatId);
    const reported = (await send(maria, chatId, 'At once.')).body.message;
    await report(josef, reported.id, { withEarlierMessages: true });
    expect((await reportOf(reported)).earlierMessages).toEqual([]);
  });
});
