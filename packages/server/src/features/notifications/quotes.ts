import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { showsNoticeText } from '../push-queue/index.ts';

type Write = Transaction<DatabaseSchema>;

/** The message that the notification of a member quotes. */
export interface Quote {
  /** The recipient. */
  readonly userId: string;
  readonly quotedId: string;
  /** The sender. */
  readonly actorId: string;
  readonly excerpt: string;
  /** The name of the chat in which the message mentions the recipient, or null. */
  readonly mentionedIn: string | null;
}

/** An edited message. */
export interface Edited {
  readonly quotedId: string;
  /** The excerpt before the edit. */
  readonly former: string;
}

/** The recipient, the message, the sender, the excerpt, and the name of the chat. */
interface QuoteColumns {
  readonly column1: string;
  readonly column2: string;
  readonly column3: string;
  readonly column4: string;
  readonly column5: string | null;
}

/**
 * A notice that shows the former text must be closed. The notification then counts as one whose push message was dropped, so
 * that the next event renews it.
 */
const skippedByEdit = sql<0 | 1>`case when ${showsNoticeText()} then 1 else push_skipped end`;

/** The members whose notices must be closed. */
const toClose = (
  rows: readonly { readonly user_id: string; readonly push_skipped: number }[],
): ReadonlySet<string> =>
  new Set(rows.filter(({ push_skipped }) => push_skipped === 1).map(({ user_id }) => user_id));

/** Replaces the excerpt of the notifications with this key. */
export async function reword(transaction: Write, dedupeKey: string, excerpt: string): Promise<void> {
  await transaction.updateTable('notifications').set({ excerpt }).where('cause', '=', dedupeKey).execute();
}

/**
 * Replaces the excerpt of the notifications with this key that quote the message. A notification that does not say what it
 * quotes is older than the column, or a server of the last release has stored it. It is found by its text. Returns the members
 * whose notices must be closed.
 */
export async function rewordQuotes(
  transaction: Write,
  dedupeKey: string,
  excerpt: string,
  { quotedId, former }: Edited,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .updateTable('notifications')
    .set({ excerpt, quoted_id: quotedId, push_skipped: skippedByEdit })
    .where('cause', '=', dedupeKey)
    .where((of) =>
      of.or([
        of('quoted_id', '=', quotedId),
        of.and([of('quoted_id', 'is', null), of('excerpt', '=', former)]),
      ]),
    )
    .returning(['user_id', 'push_skipped'])
    .execute();
  return toClose(rows);
}

/**
 * Quotes other messages. With `former`, only in place of this message. A notification that does not say what it quotes is
 * older than the column. Returns the members whose notices must be closed.
 */
export async function quoteInstead(
  transaction: Write,
  { dedupeKey, former }: { dedupeKey: string; former: string | null },
  quotes: readonly Quote[],
): Promise<ReadonlySet<string>> {
  const values = quotes.map(
    ({ userId, quotedId, actorId, excerpt, mentionedIn }) =>
      sql`(${userId}, ${quotedId}, ${actorId}, ${excerpt}, ${mentionedIn})`,
  );
  // Both databases name the columns of values like this.
  const next = sql<QuoteColumns>`(values ${sql.join(values)})`.as<'next'>(sql`next`);
  const rows = await transaction
    .updateTable('notifications')
    .from(next)
    .set((of) => ({
      quoted_id: of.ref('next.column2'),
      actor_id: of.ref('next.column3'),
      excerpt: of.ref('next.column4'),
      mentioned_in: of.ref('next.column5'),
      push_skipped: skippedByEdit,
    }))
    .where('cause', '=', dedupeKey)
    .whereRef('user_id', '=', 'next.column1')
    .$if(former !== null, (query) =>
      query.where((of) => of.or([of('quoted_id', '=', former), of('quoted_id', 'is', null)])),
    )
    .returning(['user_id', 'push_skipped'])
    .execute();
  return toClose(rows);
}
