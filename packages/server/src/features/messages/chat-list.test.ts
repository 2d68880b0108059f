import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, countsOf, deleteChat, listChats, markRead, send } from '../../../test/chats.ts';
import { startCommunity, tally, type Caller } from '../../../test/community.ts';

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let paul: Caller;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  paul = await community.join({ firstName: 'Paul' });
});

afterAll(() => community.close());

describe('the list', () => {
  test('starts with the chat of the newest message, and is paged', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      community.clock.advance(1000);
      ids.push(await chatBetween(maria, await community.join({ firstName: `Friend ${index}` })));
    }
    community.clock.advance(1000);
    await send(maria, ids[1] ?? '', 'Psalm');
    const expected = [ids[1], ids[4], ids[3], ids[2], ids[0]];
    const first = await listChats(maria, '?limit=2');
    const second = await listChats(maria, `?limit=2&cursor=${first.nextCursor}`);
    const third = await listChats(maria, `?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(({ chats }) => chats.map(({ chatId }) => chatId))).toEqual(
      expected,
    );
    expect(third.nextCursor).toBeNull();
    expect(first.chats[0]?.lastMessage).toEqual({
      content: 'Psalm',
      createdAt: new Date(community.clock.now()).toISOString(),
      type: 'text',
      fileName: null,
      senderId: maria.id,
      seq: 1,
      deleted: false,
      reply: false,
    });
  });

  test('can be searched by parts of the names', async () => {
    const jerzy = await community.join({ firstName: 'Jérzy' });
    const chatId = await chatBetween(maria, jerzy);
    await chatBetween(maria, josef);
    for (const search of ['jerz', 'ROSSI%20jerzy', 'é']) {
      expect((await listChats(maria, `?search=${search}`)).chats).toMatchObject(
        search === 'é' ? [{}, {}] : [{ chatId }],
      );
    }
    expect((await listChats(maria, '?search=nobody')).chats).toEqual([]);
    expect((await listChats(maria, '?search=%20')).chats).toHaveLength(2);
    const page = await listChats(maria, '?search=rossi&limit=1');
    const next = await listChats(maria, `?search=rossi&limit=1&cursor=${page.nextCursor}`);
    expect(next.chats).toMatchObject([{ chatId }]);
    expect(next.nextCursor).toBeNull();
  });

  test('refuses the cursors of other lists', async () => {
    for (const name of ['One', 'Two']) await chatBetween(maria, await community.join({ firstName: name }));
    const { nextCursor } = await listChats(maria, '?limit=1');
    const answers = [
      await maria.request('GET', `/chat/getByUser/${maria.id}?search=rossi&cursor=${nextCursor}`),
      await josef.request('GET', `/chat/getByUser/${josef.id}?cursor=${nextCursor}`),
      await maria.request('GET', `/chat/getByUser/${maria.id}?cursor=AAAA`),
    ];
    expect(tally(answers)).toEqual({ 400: 3 });
  });

  test('of another member is refused', async () => {
    const answer = await maria.request('GET', `/chat/getByUser/${josef.id}`);
    expect(answer.status).toBe(403);
  });

  test('shows the beginning of a long message', async () => {
    const chatId = await chatBetween(maria, josef);
    await send(maria, chatId, '🕊️'.repeat(200));
    const [chat] = (await listChats(josef)).chats;
    expect(Array.from(chat?.lastMessage?.content ?? '')).toHaveLength(140);
    expect(chat?.lastMessage?.content.endsWith('…')).toBe(true);
  });

  test('needs the same number of queries for any number of chats', async () => {
    const asked = () => community.queriesOf(() => listChats(maria));
    await send(maria, await chatBetween(maria, josef));
    const few = await asked();
    for (let index = 0; index < 4; index += 1) {
      await send(maria, await chatBetween(maria, await community.join()));
    }
    expect(await asked()).toBe(few);
  });
});

describe('the counts in the header', () => {
  test('are the number of chats with unread messages and the number of chats with messages', async () => {
    const one = await chatBetween(maria, josef);
    const other = await chatBetween(maria, paul);
    expect((await countsOf(maria)).messages).toEqual({ unread: 0, chats: 0 });
    for (const text of ['One', 'Two']) await send(josef, one, text);
    await send(paul, other);
    expect((await countsOf(maria)).messages).toEqual({ unread: 2, chats: 2 });
    await maria.request('PUT', `/chat/mute/${other}`);
    expect((await countsOf(maria)).messages).toEqual({ unread: 1, chats: 2 });
    await markRead(maria, one, 2);
    expect((await countsOf(maria)).messages).toEqual({ unread: 0, chats: 2 });
    await maria.request('DELETE', `/chat/mute/${other}`);
    expect((await deleteChat(maria, one)).body.messages).toEqual({ unread: 1, chats: 1 });
  });
});
