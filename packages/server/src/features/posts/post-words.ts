import { sql, type Transaction } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { textWords } from '../../platform/text-words.ts';

type Write = Transaction<DatabaseSchema>;
type IndexedPost = Readonly<Record<'id' | 'title' | 'content', string>>;

/** The job that adds the words of existing posts. Each run handles a batch and adds the job of the next one. */
const oldPosts = jobKind<{ readonly afterId: string; readonly run: string }>('post.words');

/** The number of posts that one transaction locks. */
const TOGETHER = 200;

/** Stores the words of a post for the search. */
export async function addPostWords(
  transaction: Write,
  dialect: DatabaseDialect,
  { id, title, content }: IndexedPost,
): Promise<void> {
  const words = textWords(`${title}\n${content}`);
  if (words.length === 0) return;
  const each =
    dialect === 'postgres'
      ? sql`unnest(string_to_array(${words.join(' ')}, ' ')) as words (value)`
      : sql`json_each(${JSON.stringify(words)}) as words`;
  await transaction
    .insertInto('post_words')
    .columns(['post_id', 'word'])
    .expression(sql`select ${id}, words.value from ${each}`)
    .execute();
}

export async function replacePostWords(
  transaction: Write,
  dialect: DatabaseDialect,
  post: IndexedPost,
): Promise<void> {
  await transaction.deleteFrom('post_words').where('post_id', '=', post.id).execute();
  await addPostWords(transaction, dialect, post);
}

export function handlePostJobs({ database, jobs }: Pick<Dependencies, 'database' | 'jobs'>): void {
  jobs.handle(oldPosts, async ({ afterId, run }) => async (transaction) => {
    const posts = await transaction
      .selectFrom('posts')
      .select(['id', 'title', 'content'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(TOGETHER)
      .forUpdate()
      .execute();
    for (const post of posts) await replacePostWords(transaction, database.dialect, post);
    const last = posts.at(-1);
    if (last !== undefined && posts.length === TOGETHER) {
      const payload = { afterId: last.id, run };
      await jobs.add(transaction, oldPosts, { key: `${run} ${last.id}`, payload });
    }
    return [];
  });
}
