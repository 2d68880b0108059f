import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attach } from '../../../test/attachments.ts';
import { react, readChat, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addLine, makeGroupChat, removeFromGroupChat } from '../../../test/group-chats.ts';
import { listen } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
const address = await community.listen();
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, anna, [maria, josef]);
});

afterAll(() => community.close());

const found = async (caller: Caller) =>
  (
    await caller.request<Schemas['MessageSearchPage']>('GET', `/message/search/${chatId}?search=notes`)
  ).body.messages.map(({ content }) => content);

const quoteFor = async (caller: Caller) => (await readMessages(caller, chatId)).messages[1]?.replyTo?.text;

/** The first member writes, and Anna replies. Then the account of the first member is deleted. */
async function writeAndLeave(sender: Caller, reader: Caller): Promise<void> {
  const { message } = (
    await attach(sender, chatId, Buffer.from('Notes'), { name: 'notes.txt', text: 'Notes' })
  ).body;
  await anna.request('POST', '/message/create', { body: { chatId, text: 'Amen.', replyTo: message.id } });
  await community.jobs.drain();
  expect((await readChat(reader, chatId)).unread).toBe(1);
  await erase(community, sender);
}

test.each([
  ['who has blocked the reader', true],
  ['whom the reader has blocked', false],
])('the messages of a deleted account %s stay hidden', async (_, hasBlocked) => {
  await (hasBlocked ? block(josef, maria) : block(maria, josef));
  await writeAndLeave(josef, maria);
  expect((await readMessages(maria, chatId)).messages).toMatchObject([
    { deleted: 'me', content: '' },
    { content: 'Amen.' },
  ]);
  expect([await found(maria), await found(anna)]).toEqual([[], ['Notes']]);
  expect([await quoteFor(maria), await quoteFor(anna)]).toEqual([null, 'Notes']);
  expect((await readChat(maria, chatId)).unread).toBe(1);
});

test('they also stay hidden in a chat that the member has left before', async () => {
  await block(maria, josef);
  await send(josef, chatId, 'Notes');
  await removeFromGroupChat(community, chatId, josef);
  await erase(community, josef);
  expect((await readMessages(maria, chatId)).messages).toMatchObject([{ deleted: 'me' }]);
  expect((await readMessages(anna, chatId)).messages).toMatchObject([{ content: 'Notes', author: null }]);
});

test('the messages of a deleted account stay visible without a block', async () => {
  await block(anna, maria);
  await send(josef, chatId, 'Notes');
  await erase(community, josef);
  expect((await readMessages(maria, chatId)).messages).toMatchObject([{ content: 'Notes', author: null }]);
});

test('the open pages of the other members load the chat again', async () => {
  await send(josef, chatId, 'Notes');
  const page = listen(address, maria.token ?? '');
  await page.next('connected');
  await erase(community, josef);
  expect(await page.next('message_changed')).toMatchObject({
    chatId,
    revision: 501,
    message: { content: 'Notes', author: null },
  });
  expect((await readMessages(anna, chatId)).revision).toBe(501);
  page.close();
});

test.each([
  ['written', (caller: Caller) => send(caller, chatId, 'Notes')],
  ['reacted', async (caller: Caller) => react(caller, (await send(anna, chatId)).body.message.id, 'amen')],
  [
    'been named in a line',
    ({ id }: Caller) =>
      addLine(community, chatId, anna, { kind: 'added', memberIds: [maria.id, id], text: null }),
  ],
])('so do the pages of a chat that a member who had %s has left before', async (_, act) => {
  await act(josef);
  await removeFromGroupChat(community, chatId, josef);
  const page = listen(address, maria.token ?? '');
  await page.next('connected');
  await erase(community, josef);
  const changed = (await page.next('message_changed')) as EventSchemas['MessageChangedEvent'];
  expect(changed.revision).toBeGreaterThan(500);
  const { messages } = await readMessages(maria, chatId);
  expect(messages).toMatchObject([{ reactions: [] }]);
  expect(JSON.stringify(messages)).not.toContain('Josef');
  page.close();
});

test('the name that a blocked member has given the chat stays hidden after the account is deleted', async () => {
  await addLine(community, chatId, josef, { kind: 'renamed', memberIds: [], text: 'A new name' });
  await block(maria, josef);
  await erase(community, josef);
  const textFor = async (caller: Caller) => (await readMessages(caller, chatId)).messages[0]?.event?.text;
  expect([await textFor(maria), await textFor(anna)]).toEqual([null, 'A new name']);
});
