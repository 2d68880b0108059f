import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

/** The message that a notification quotes. */
export interface Quote {
  readonly quotedId: string;
  /** The sender. */
  readonly actorId: string;
  readonly excerpt: string;
}

/** An edited message. */
export interface Edited {
  readonly quotedId: string;
  /** The excerpt before the edit. */
  readonly former: string;
}

/** Replaces the excerpt of the notifications with this key. */
export async function reword(transaction: Write, dedupeKey: string, excerpt: string): Promise<void> {
  await transaction.updateTable('notifications').set({ excerpt }).where('cause', '=', dedupeKey).execute();
}

/**
 * Replaces the excerpt of the notifications with this key that quote the message. A notification that does not say what it
 * quotes is older than the column, or a server of the last release has stored it. It is found by its text.
 */
export async function rewordQuotes(
  transaction: Write,
  dedupeKey: string,
  excerpt: string,
  { quotedId, former }: Edited,
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ excerpt, quoted_id: quotedId })
    .where('cause', '=', dedupeKey)
    .where((of) =>
      of.or([
        of('quoted_id', '=', quotedId),
        of.and([of('quoted_id', 'is', null), of('excerpt', '=', former)]),
      ]),
    )
    .execute();
}

/**
 * Quotes another message. With `former`, only in place of this message. A notification that does not say what it quotes is
 * older than the column.
 */
export async function quote(
  transaction: Write,
  { userId, dedupeKey, former }: { userId: string; dedupeKey: string; former: string | null },
  { quotedId, actorId, excerpt }: Quote,
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ quoted_id: quotedId, actor_id: actorId, excerpt })
    .where('cause', '=', dedupeKey)
    .where('user_id', '=', userId)
    .$if(former !== null, (query) =>
      query.where((of) => of.or([of('quoted_id', '=', former), of('quoted_id', 'is', null)])),
    )
    .execute();
}
