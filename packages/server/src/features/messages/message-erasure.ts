import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { detachPreview } from '../link-previews/index.ts';
import { createMessageSearch } from './message-search.ts';

type Write = Transaction<DatabaseSchema>;

/** The columns of a message that its erasure needs. */
interface Erasable {
  readonly id: string;
  readonly chat_id: string;
  readonly seq: number;
  readonly search: string;
  readonly attachment_id: string | null;
}

/** Each method returns the ids of the files that no member can read any more. */
export interface MessageErasure {
  /** Erases the content of a message. An empty message stays in its place, because the numbers have no gaps. */
  erase(transaction: Write, message: Erasable): Promise<string[]>;
  /**
   * Erases the messages that every remaining member has deleted, one by one or with the chat. Deletes them if all
   * earlier messages were deleted too.
   */
  purge(transaction: Write, chatIds: readonly string[]): Promise<string[]>;
}

const idsOf = (rows: readonly { attachment_id: string | null }[]): string[] =>
  rows.flatMap(({ attachment_id }) => (attachment_id === null ? [] : [attachment_id]));

/** Returns the messages that one member has deleted for themselves, and that no other member can read. */
const unreadable = (transaction: Write, chatIds: readonly string[]): Promise<Erasable[]> =>
  transaction
    .selectFrom('messages')
    .innerJoin(
      (changes) =>
        changes
          .selectFrom('message_changes')
          .select(['message_changes.chat_id', 'message_changes.seq'])
          .distinct()
          .where('message_changes.chat_id', 'in', chatIds)
          // A parameter would hide from the database that the partial index fits.
          .where('message_changes.removed', '=', sql.lit(1))
          .as('removed'),
      (join) =>
        join.onRef('removed.chat_id', '=', 'messages.chat_id').onRef('removed.seq', '=', 'messages.seq'),
    )
    .select(['messages.id', 'messages.chat_id', 'messages.seq', 'messages.search', 'messages.attachment_id'])
    .where('messages.deleted_at', 'is', null)
    .where((message) =>
      message.not(
        message.exists(
          message
            .selectFrom('chat_members as reader')
            .leftJoin('message_changes as own', (join) =>
              join
                .onRef('own.chat_id', '=', 'reader.chat_id')
                .onRef('own.user_id', '=', 'reader.user_id')
                .onRef('own.seq', '=', 'messages.seq')
                .on('own.removed', '=', 1),
            )
            .select('reader.user_id')
            .whereRef('reader.chat_id', '=', 'messages.chat_id')
            .whereRef('reader.cleared_seq', '<', 'messages.seq')
            .where('own.seq', 'is', null),
        ),
      ),
    )
    .execute();

export function createMessageErasure({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): MessageErasure {
  const messageSearch = createMessageSearch(database);

  const erase: MessageErasure['erase'] = async (transaction, message) => {
    const { id, chat_id: chatId, seq, search } = message;
    await transaction
      .updateTable('messages')
      .set({
        type: 'text',
        content: '',
        search: '',
        fingerprint: '',
        attachment_id: null,
        file_name: null,
        forwarded: 0,
        edited_at: null,
        deleted_at: clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('message_versions').where('message_id', '=', id).execute();
    await detachPreview(transaction, id);
    await transaction.deleteFrom('message_reactions').where('message_id', '=', id).execute();
    await transaction.deleteFrom('message_mentions').where('message_id', '=', id).execute();
    await messageSearch.remove(transaction, chatId, seq, search === '' ? [] : search.split(' '));
    return idsOf([message]);
  };

  return {
    erase,

    async purge(transaction, chatIds) {
      if (chatIds.length === 0) return [];
      const files: string[] = [];
      for (const message of await unreadable(transaction, chatIds)) {
        files.push(...(await erase(transaction, message)));
      }
      const cleared = await transaction
        .selectFrom('chat_members')
        .select(({ fn }) => ['chat_id', fn.min('cleared_seq').as('seq')])
        .where('chat_id', 'in', chatIds)
        .groupBy('chat_id')
        .having(({ fn }) => fn.min('cleared_seq'), '>', 0)
        .execute();
      for (const { chat_id, seq } of cleared) {
        const removed = await transaction
          .deleteFrom('messages')
          .where('chat_id', '=', chat_id)
          .where('seq', '<=', seq)
          .returning('attachment_id')
          .execute();
        for (const table of ['message_words', 'message_changes'] as const) {
          await transaction
            .deleteFrom(table)
            .where('chat_id', '=', chat_id)
            .where('seq', '<=', seq)
            .execute();
        }
        files.push(...idsOf(removed));
      }
      return files;
    },
  };
}
