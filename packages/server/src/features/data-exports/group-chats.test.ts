import { afterAll, beforeEach, expect, test } from 'vitest';
import { send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
import { block } from '../../../test/relations.ts';
import { conversationAreas } from './conversation-areas.ts';

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await makeGroupChat(community, maria, [josef]);
});

afterAll(() => community.close());

async function exported(caller: Caller, name: string): Promise<object[]> {
  const area = conversationAreas(community.database.read).find((one) => one.name === name);
  const rows: object[] = [];
  if (area !== undefined) for await (const row of area.rows(caller.id)) rows.push(row);
  return rows;
}

test('an export has the group chats with their names, and the place of the member', async () => {
  expect(await exported(josef, 'chats')).toMatchObject([
    {
      chat_id: chatId,
      kind: 'group',
      name: 'Choir of Saint Cecilia',
      role: 'member',
      joined_at: community.clock.now(),
    },
  ]);
});

test('an export has the messages that the member can see', async () => {
  const anna = await community.join({ firstName: 'Anna' });
  await send(maria, chatId, 'Before Anna came.');
  await addToGroupChat(community, chatId, [anna]);
  await block(anna, josef);
  await send(josef, chatId, 'Hidden.');
  await send(maria, chatId, 'For all.');
  expect(await exported(anna, 'messages')).toMatchObject([{ content: 'For all.' }]);
  expect(await exported(josef, 'messages')).toHaveLength(3);
});
