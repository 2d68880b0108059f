import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { createMessageErasure } from './message-erasure.ts';

const CHANGES = 4000;
const PART = 500;

const community = await startCommunity();

afterAll(() => community.close());

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

test('erasing messages that all members have deleted reads only deleted ones', async () => {
  const { database } = community;
  const { dialect, write } = database;
  const [maria, josef] = [await community.join(), await community.join()];
  const chatId = await makeGroupChat(community, maria, [josef]);
  for (const { id } of [maria, josef])
    for (let start = 0; start < CHANGES; start += PART)
      await write
        .insertInto('message_changes')
        .values(
          Array.from({ length: PART }, (_, index) => ({
            chat_id: chatId,
            user_id: id,
            seq: start + index + 1,
            revision: start + index + 1,
            removed: start + index === 0 ? (1 as const) : (0 as const),
          })),
        )
        .execute();
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze message_changes' : 'analyze').execute(write);

  const asked: Asked[] = [];
  const plans = await database.transaction(async (transaction) => {
    const watched = transaction.withPlugin({
      transformQuery: (statement) => {
        asked.push(statement);
        return statement.node;
      },
      transformResult: async ({ result }) => result,
    });
    await createMessageErasure(community).purge(watched, [chatId]);
    const found: string[] = [];
    for (const { node, queryId } of asked) {
      const query = transaction.getExecutor().compileQuery(node, queryId);
      if (!query.sql.startsWith('select') || !query.sql.includes('distinct')) continue;
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      const { rows } = await transaction.executeQuery<Record<string, unknown>>({
        ...query,
        sql: `${explain} ${query.sql}`,
      });
      found.push(rows.map((row) => Object.values(row).join(' ')).join('\n'));
    }
    return found;
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('message_changes_removed');
});
