import { sql } from 'kysely';
import { mentionsIn, type MentionRow } from '../mentions/index.ts';
import { nameColumns } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isKept } from './is-kept.ts';
import type { MessageRow, Write } from './repository.ts';

/** A message whose row is stored. `content` is its new text. */
type Message = Pick<MessageRow, 'id' | 'chat_id' | 'seq' | 'sender_id' | 'content'>;

/** The ids of the members who are mentioned anew, and of those who are no longer mentioned, in ascending order. */
interface MentionChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const storedMentions = (transaction: Write, messageId: string): Promise<MentionRow[]> =>
  transaction
    .selectFrom('message_mentions')
    .select(['user_id', 'name'])
    .where('message_id', '=', messageId)
    .orderBy('user_id')
    .execute();

async function store(
  transaction: Write,
  { id, chat_id: chatId }: Message,
  { before, after }: { readonly before: readonly MentionRow[]; readonly after: readonly MentionRow[] },
): Promise<void> {
  if (before.length > 0) {
    await transaction.deleteFrom('message_mentions').where('message_id', '=', id).execute();
  }
  if (after.length === 0) return;
  await transaction
    .insertInto('message_mentions')
    .values(after.map((mention) => ({ ...mention, message_id: id, chat_id: chatId })))
    .execute();
}

/** Those of the members who have no block with the sender and can read the message, or who are mentioned already. */
const mentionable = (
  transaction: Write,
  message: Message,
  ids: readonly string[],
  stored: ReadonlyMap<string, string>,
) =>
  transaction
    .selectFrom('users')
    .select(['users.id', ...nameColumns])
    .where('users.id', 'in', ids)
    .where('users.id', '<>', message.sender_id)
    .where(noBlockBetween(message.sender_id, 'users.id'))
    .where((user) => {
      const isReader = user.exists(
        user
          .selectFrom('chat_members')
          .innerJoin('messages', 'messages.chat_id', 'chat_members.chat_id')
          .select('chat_members.user_id')
          .where('messages.id', '=', message.id)
          .whereRef('chat_members.user_id', '=', 'users.id')
          .whereRef('chat_members.cleared_seq', '<', 'messages.seq')
          .where(isKept(sql.ref('users.id'))),
      );
      return stored.size === 0 ? isReader : user.or([isReader, user('users.id', 'in', [...stored.keys()])]);
    })
    .orderBy('users.id')
    .execute();

/**
 * Stores the mentions of a new or edited text. Ignores the ids of members who are not named in the text, who have a block
 * with the sender, or who cannot read the message. So the sender does not learn who has blocked them. Without `ids`, the
 * present mentions stay if their names are still in the text. `former` is the text before the edit.
 */
export async function replaceMentions(
  transaction: Write,
  message: Message,
  ids: readonly string[] | undefined,
  former = '',
): Promise<MentionChange> {
  // Most texts mention nobody, and need no query.
  const before = former.includes('@') ? await storedMentions(transaction, message.id) : [];
  const stored = new Map(before.map(({ user_id, name }) => [user_id, name]));
  const wanted = message.content.includes('@') ? [...new Set(ids ?? stored.keys())] : [];
  const members = wanted.length === 0 ? [] : await mentionable(transaction, message, wanted, stored);
  const after = mentionsIn(message.content, members, stored);
  await store(transaction, message, { before, after });
  const kept = new Set(after.map(({ user_id }) => user_id));
  return {
    added: [...kept].filter((id) => !stored.has(id)),
    removed: [...stored.keys()].filter((id) => !kept.has(id)),
  };
}
