import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatBetween, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { seedMessages } from '../../../test/seed-messages.ts';

type Schemas = components['schemas'];

const MANY = 10_000;
const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let long: string;
let short: string;

beforeAll(async () => {
  maria = await community.join();
  josef = await community.join();
  long = await chatBetween(maria, josef);
  await seedMessages(community.database, long, MANY);
  short = await chatBetween(maria, await community.join());
  for (let index = 1; index <= 5; index += 1) await send(maria, short, `Psalm ${index}`);
});

afterAll(() => community.close());

const seqsOf = ({ messages }: Pick<Schemas['MessagePage'], 'messages'>) => messages.map(({ seq }) => seq);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const asked = (chatId: string, path: string) =>
  community.queriesOf(() => maria.request('GET', path.replace('{chatId}', chatId)));

describe('the page of messages', () => {
  test('has the newest messages by default, in the order of sending', async () => {
    const page = await readMessages(maria, long);
    expect(seqsOf(page)).toEqual(from(MANY - 49, MANY));
    expect(page.newerCursor).toBeNull();
    expect(page.nextCursor).not.toBeNull();
    const whole = await readMessages(maria, short);
    expect(seqsOf(whole)).toEqual(from(1, 5));
    expect([whole.nextCursor, whole.newerCursor]).toEqual([null, null]);
  });

  test('is also part of the chat', async () => {
    const { body } = await josef.request<Schemas['ChatDetailAnswer']>('GET', `/chat/getById/${long}`);
    expect(seqsOf(body)).toEqual(from(MANY - 49, MANY));
    expect(body.chat).toMatchObject({ lastSeq: MANY, unread: MANY / 2 });
    const older = await readMessages(josef, long, `?cursor=${body.nextCursor}&limit=1`);
    expect(seqsOf(older)).toEqual([MANY - 50]);
  });

  test('by page reaches the first message, with each message once', async () => {
    const seqs: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await readMessages(maria, long, `?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`);
      seqs.unshift(...seqsOf(page));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seqs).toEqual(from(1, MANY));
  });

  test('can start after a message', async () => {
    const page = await readMessages(maria, long, `?after=${MANY - 3}`);
    expect(seqsOf(page)).toEqual(from(MANY - 2, MANY));
    expect(page.newerCursor).toBeNull();
    const first = await readMessages(maria, long, '?after=0&limit=2');
    expect(seqsOf(first)).toEqual([1, 2]);
    expect(first.nextCursor).toBeNull();
    const second = await readMessages(maria, long, `?limit=2&cursor=${first.newerCursor}`);
    expect(seqsOf(second)).toEqual([3, 4]);
    expect(seqsOf(await readMessages(maria, long, `?limit=2&cursor=${second.nextCursor}`))).toEqual([1, 2]);
  });

  test('after the newest message is empty, with a cursor back', async () => {
    for (const after of [MANY, 2_147_483_647]) {
      const page = await readMessages(maria, long, `?after=${after}&limit=3`);
      expect([page.messages, page.newerCursor]).toEqual([[], null]);
      const older = await readMessages(maria, long, `?limit=3&cursor=${page.nextCursor}`);
      expect(seqsOf(older)).toEqual(from(MANY - 2, MANY));
    }
  });

  test.each([
    [5000, 4998, 5001],
    [1, 1, 4],
    [MANY, MANY - 3, MANY],
    [2_147_483_647, MANY - 3, MANY],
  ])('can be around message %i', async (around, first, last) => {
    const page = await readMessages(maria, long, `?around=${around}&limit=4`);
    expect(seqsOf(page)).toEqual(from(first, last));
    expect([page.nextCursor === null, page.newerCursor === null]).toEqual([first === 1, last === MANY]);
  });

  test('of a short chat has all messages, wherever it starts', async () => {
    for (const query of ['?around=3', '?around=1', '?after=0']) {
      const page = await readMessages(maria, short, query);
      expect(seqsOf(page)).toEqual(from(1, 5));
      expect([page.nextCursor, page.newerCursor]).toEqual([null, null]);
    }
  });

  test.each(['after=1&around=2', 'after=1&cursor=AAAA', 'around=1&cursor=AAAA'])(
    'with two start positions, such as %s, is refused',
    async (query) => {
      const { status, body } = await maria.request('GET', `/message/get/${long}?${query}`);
      expect([status, body.id, body.errors?.length]).toEqual([400, 'request.invalid', 1]);
    },
  );

  test.each(['after=-1', 'after=x', 'around=0', 'limit=0', 'limit=101', 'after=1.5', 'cursor=AAAA'])(
    'with %s is refused',
    async (query) => {
      expect((await maria.request('GET', `/message/get/${long}?${query}`)).status).toBe(400);
    },
  );

  test('accepts only cursors of its own chat', async () => {
    const { nextCursor } = await readMessages(maria, long);
    expect((await maria.request('GET', `/message/get/${short}?cursor=${nextCursor}`)).status).toBe(400);
  });

  test('needs as many queries in a long chat as in a short one', async () => {
    for (const path of [
      '/message/get/{chatId}',
      '/message/get/{chatId}?around=3',
      '/chat/getById/{chatId}',
    ]) {
      expect([path, await asked(long, path)]).toEqual([path, await asked(short, path)]);
    }
  });
});

test('the listings of a page need one query, and none if there are no listings', async () => {
  const paul = await community.join();
  const chatId = await chatBetween(maria, paul);
  const page = `/message/get/{chatId}`;
  await send(maria, chatId);
  const without = await asked(chatId, page);
  for (let count = 1; count <= 6; count += 1) {
    const listingId = crypto.randomUUID();
    const listing = { id: listingId, owner_id: paul.id, title: 'Missal', description: '', price: 2000 };
    await community.database.write
      .insertInto('listings')
      .values({ ...listing, category: 'Books', status: 'available', created_at: community.clock.now() })
      .execute();
    await maria.request('POST', '/message/create', { body: { chatId, text: 'Is it good?', listingId } });
    expect(await asked(chatId, page)).toBe(without + 1);
  }
  const { messages } = await readMessages(maria, chatId);
  expect(new Set(messages.map(({ listing }) => listing?._id)).size).toBe(7);
});
