import { afterAll, beforeEach, expect, test } from 'vitest';
import { chatBetween, markRead, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addLine, makeGroupChat } from '../../../test/group-chats.ts';
import { block } from '../../../test/relations.ts';
import { waitingChatsOf } from './waiting-chats.ts';

const community = await startCommunity();
const waitingChats = waitingChatsOf(community);
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await makeGroupChat(community, maria, [josef]);
});

afterAll(() => community.close());

test('waiting chats have the name of the group chat, or of the other member', async () => {
  await send(josef, await chatBetween(josef, maria));
  community.clock.advance(1000);
  await send(josef, chatId);
  expect(await waitingChats(maria.id, 0, 5)).toEqual([
    { name: 'Choir of Saint Cecilia', unread: 1 },
    { name: 'Josef Rossi', unread: 1 },
  ]);
  await markRead(maria, chatId, 1);
  expect(await waitingChats(maria.id, 0, 5)).toHaveLength(1);
});

test('a line does not bring an older unread message into the digest again', async () => {
  await send(josef, chatId);
  community.clock.advance(1000);
  const since = community.clock.now();
  await addLine(community, chatId, josef, { kind: 'renamed', memberIds: [], text: 'Pilgrims' });
  expect(await waitingChats(maria.id, since, 5)).toEqual([]);
  await send(josef, chatId);
  expect(await waitingChats(maria.id, since, 5)).toEqual([{ name: 'Choir of Saint Cecilia', unread: 2 }]);
});

test('a group chat with messages of a blocked member only is not waiting', async () => {
  await block(maria, josef);
  await send(josef, chatId);
  expect(await waitingChats(maria.id, 0, 5)).toEqual([]);
});
