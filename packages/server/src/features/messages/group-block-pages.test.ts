import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { editMessage, readChat, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { leaveChat } from '../../../test/group-chat-calls.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, anna, [maria, josef]);
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const nextChange = (page: Listener) =>
  page.next('message_changed') as Promise<EventSchemas['MessageChangedEvent']>;
const revisionFor = async (caller: Caller) => (await readMessages(caller, chatId)).revision;

/** A page loads the chat again if more than 500 changes are missing. */
const skipped = 501;

test('a block and its end let the open pages of the two members load the chat again', async () => {
  await send(josef, chatId, 'One');
  const { message } = (await send(maria, chatId, 'Two')).body;
  const [hers, his, annas] = [await open(maria), await open(josef), await open(anna)];
  await block(maria, josef);
  await community.jobs.drain();
  expect(await nextChange(hers)).toMatchObject({ revision: skipped, message: { content: 'Two' } });
  expect(await nextChange(his)).toMatchObject({ revision: skipped, message: { deleted: 'me', content: '' } });
  await maria.request('DELETE', `/block/${josef.id}`);
  await community.jobs.drain();
  for (const page of [hers, his])
    expect(await nextChange(page)).toMatchObject({ revision: 2 * skipped, message: { content: 'Two' } });
  await editMessage(maria, message.id, 'Edited');
  expect(await nextChange(his)).toMatchObject({ revision: 2 * skipped + 1 });
  expect(await nextChange(annas)).toMatchObject({ revision: 1 });
});

test('a page that was offline learns of a block from the revision of the chat', async () => {
  await send(josef, chatId, 'One');
  await block(josef, maria);
  await community.jobs.drain();
  expect([await revisionFor(maria), await revisionFor(josef), await revisionFor(anna)]).toEqual([
    skipped,
    skipped,
    0,
  ]);
});

test('the revision never grows beyond what the column can hold', async () => {
  await community.database.write
    .updateTable('chat_members')
    .set({ revision: 2_000_000_000 })
    .where('user_id', '=', maria.id)
    .execute();
  await block(josef, maria);
  await community.jobs.drain();
  expect(await revisionFor(maria)).toBe(2_000_000_001);
});

test('a block of a member who has left hides their messages on open pages, and counts them no more', async () => {
  await send(josef, chatId, 'One');
  await leaveChat(josef, chatId);
  expect((await readChat(maria, chatId)).unread).toBe(1);
  const page = await open(maria);
  await block(maria, josef);
  await community.jobs.drain();
  expect(await nextChange(page)).toMatchObject({ revision: skipped });
  expect((await readChat(maria, chatId)).unread).toBe(0);
});
