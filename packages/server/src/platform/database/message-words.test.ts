import { afterAll, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
import { chatBetween, send } from '../../../test/chats.ts';
import { startCommunity } from '../../../test/community.ts';
import { messageWords } from './migrations/0012-message-words.ts';

const community = await startCommunity();

afterAll(() => community.close());

test('older messages get the words for the search', async () => {
  const { database } = community;
  const maria = await community.join();
  const chatId = await chatBetween(maria, await community.join());
  await send(maria, chatId, 'Procesión del Corpus, del Corpus');
  await send(maria, chatId, '?!');
  await send(maria, chatId, Array.from({ length: 700 }, (_, index) => `w${index}`).join(' '));
  await attach(maria, chatId, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), { name: 'bulletin.pdf' });
  const stored = async () => ({
    messages: await database.read.selectFrom('messages').select(['seq', 'search']).orderBy('seq').execute(),
    words: await database.read
      .selectFrom('message_words')
      .selectAll()
      .orderBy('seq')
      .orderBy('word')
      .execute(),
  });
  const expected = await stored();
  expect(expected.words).toHaveLength(3 + 700 + 2);

  await database.write.schema.dropTable('message_words').execute();
  await database.write.updateTable('messages').set({ search: 'as it was' }).execute();
  await database.transaction((transaction) => messageWords(database.dialect).up(transaction));
  expect(await stored()).toEqual(expected);
});
