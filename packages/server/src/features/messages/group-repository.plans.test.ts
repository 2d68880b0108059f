import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { block } from '../../../test/relations.ts';
import { createGroupRepository } from './group-repository.ts';

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

const community = await startCommunity();

afterAll(() => community.close());

test('the blocks in a group chat are found without a search for each two of its members', async () => {
  const { dialect, read } = community.database;
  const maria = await community.join();
  const josef = await community.join({ firstName: 'Josef' });
  const anna = await community.join({ firstName: 'Anna' });
  const chatId = await makeGroupChat(community, maria, [josef]);
  await block(maria, josef);
  await block(maria, anna);
  await block(anna, josef);
  const asked: Asked[] = [];
  const watched = read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  const groups = createGroupRepository({ read: watched, shortReads: watched });
  expect(await groups.blocks(chatId)).toEqual([{ blocker_id: maria.id, blocked_id: josef.id }]);
  const [first] = asked;
  if (first === undefined) throw new Error('no statement');
  const query = read.getExecutor().compileQuery(first.node, first.queryId);
  const explained: CompiledQuery<Record<string, unknown>> =
    dialect === 'postgres'
      ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
      : { ...query, sql: `explain query plan ${query.sql}`, parameters: query.parameters.map(() => '') };
  const { rows } = await read.executeQuery(explained);
  const plan = rows.map((row) => Object.values(row).join(' ')).join('\n');
  expect(plan).toContain('blocks');
  expect(plan).not.toContain('blocker_id=? AND blocked_id=?');
});
