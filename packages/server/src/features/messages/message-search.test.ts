import type { components } from '@parvis/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
import { chatBetween, deleteChat, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { seedMessages } from '../../../test/seed-messages.ts';

type Schemas = components['schemas'];

const MANY = 10_000;
/** The first 1,000 messages contain a word that no later message has. */
const OLD = 1000;
const community = await startCommunity();
const { database } = community;
let maria: Caller;
let josef: Caller;
let long: string;
let short: string;

beforeAll(async () => {
  maria = await community.join();
  josef = await community.join();
  long = await chatBetween(maria, josef);
  await seedMessages(database, long, MANY);
  await database.write
    .updateTable('messages')
    .set({ search: sql<string>`search || ' novena'` })
    .where('chat_id', '=', long)
    .where('seq', '<=', OLD)
    .execute();
  await sql`insert into message_words (chat_id, word, seq)
    select chat_id, 'novena', seq from messages where chat_id = ${long} and seq <= ${OLD}`.execute(
    database.write,
  );

  short = await chatBetween(maria, await community.join());
  for (const text of [
    'Psalm 1',
    'Psalm 2',
    'Psalm 3',
    'Procesión del Corpus: MAÑANA a las 10 % más o menos',
    'Straße nach Łódź',
    'Don’t forget O’Neill 🙏',
    '主よ憐れみたまえ',
  ]) {
    await send(maria, short, text);
  }
});

afterAll(() => community.close());

const seqsOf = ({ messages }: Pick<Schemas['MessageSearchPage'], 'messages'>) =>
  messages.map(({ seq }) => seq);

async function find(search: string, query = '', chatId = short, caller = maria) {
  const { body } = await caller.request<Schemas['MessageSearchPage']>(
    'GET',
    `/message/search/${chatId}?search=${encodeURIComponent(search)}${query}`,
  );
  return body;
}

/** Reads all pages of the results and returns the messages of all of them. */
async function findAll(search: string, chatId: string, limit: number): Promise<number[]> {
  const found: number[] = [];
  let cursor = '';
  do {
    const page = await find(search, `&limit=${limit}${cursor}`, chatId);
    found.push(...seqsOf(page));
    cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
  } while (cursor !== '');
  return found;
}

const asked = (search: string, chatId: string) => community.queriesOf(() => find(search, '', chatId));

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('a search in a chat', () => {
  test.each([
    ['psalm', [3, 2, 1]],
    ['PSA', [3, 2, 1]],
    ['  corpus   DEL ', [4]],
    ['manana', [4]],
    ['proces', [4]],
    ['10 %', [4]],
    ['strasse lodz', [5]],
    ['dont', [6]],
    ["o'neill", [6]],
    ['🙏', [6]],
    ['憐れみ', [7]],
    ['salm', []],
    ['psalm corpus', []],
    ['psalms', []],
    ['%', []],
    ['_', []],
    ["'", []],
  ])(
    'for "%s" finds messages with words that begin like this, the newest first: %j',
    async (search, expected) => {
      expect(seqsOf(await find(search))).toEqual(expected);
    },
  );

  test('finds files by their names', async () => {
    const { message } = (
      await attach(maria, short, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), {
        name: 'Último_boletín.pdf',
      })
    ).body;
    for (const search of ['ultimo', 'boletin pdf']) expect(seqsOf(await find(search))).toEqual([message.seq]);
  });

  test('continues on the next page, with a cursor that fits only this search', async () => {
    expect(await findAll('psalm', short, 2)).toEqual([3, 2, 1]);
    const { nextCursor } = await find('psalm', '&limit=2');
    const other = await maria.request('GET', `/message/search/${short}?search=corpus&cursor=${nextCursor}`);
    expect(other.status).toBe(400);
  });

  test('finds messages of this chat only, without those that the member has deleted', async () => {
    expect(seqsOf(await find('psalm', '', long))).toEqual([]);
    const chatId = await chatBetween(maria, await community.join());
    await send(maria, chatId, 'Psalm 4');
    await deleteChat(maria, chatId);
    await send(maria, chatId, 'Psalm 5');
    expect(seqsOf(await find('psalm', '', chatId))).toEqual([2]);
  });

  test.each(['', '%20%20', 'a'.repeat(101)])('for "%s" is refused', async (search) => {
    expect((await maria.request('GET', `/message/search/${short}?search=${search}`)).status).toBe(400);
  });
});

describe('among many messages', () => {
  test('a single message is found', async () => {
    expect(seqsOf(await find(`Message ${MANY / 2 + 1}`, '', long))).toEqual([MANY / 2 + 1]);
    expect(seqsOf(await find('message 999 sunday', '', long))).toEqual([9999, ...down(9998, 9990), 999]);
  });

  test('a very common word is found in the newest messages first', async () => {
    expect(seqsOf(await find('sund mes', '&limit=3', long))).toEqual(down(MANY, MANY - 2));
    const page = await find('mess', '&limit=100', long);
    const next = await find('mess', `&limit=100&cursor=${page.nextCursor}`, long);
    expect([page, next].flatMap(seqsOf)).toEqual(down(MANY, MANY - 199));
  });

  test('all old messages with a word are found', async () => {
    expect(await findAll('novena', long, 100)).toEqual(down(OLD, 1));
    expect(await findAll('sunday novena', long, 100)).toEqual(down(OLD, 1));
    expect(await findAll('novena 1000', long, 100)).toEqual([1000]);
    expect(seqsOf(await find('novena 1001', '', long))).toEqual([]);
  });

  test('a search needs only a few queries', async () => {
    const few = await asked('psalm', short);
    for (const search of ['4321', 'sunday', 'nowhere'])
      expect(await asked(search, long)).toBeLessThanOrEqual(few + 1);
    expect(await asked('novena', long)).toBeLessThanOrEqual(few + 2);
  });
});

test('messages that both members deleted are removed from the word index', async () => {
  const agnes = await community.join();
  const chatId = await chatBetween(maria, agnes);
  await send(maria, chatId, 'Psalm 6');
  for (const caller of [maria, agnes]) await deleteChat(caller, chatId);
  await send(maria, chatId, 'Gloria');
  const words = await database.read
    .selectFrom('message_words')
    .select(['word', 'seq'])
    .where('chat_id', '=', chatId)
    .execute();
  expect(words).toEqual([{ word: 'gloria', seq: 2 }]);
});
