import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { messageNotFound, messageOfOther } from '../messages/index.ts';
import { createPersonPresenter, personColumns } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { groupChatPolicy } from './policy.ts';

/** Creates the function that finds who has read a message of a group chat. */
export function messageReadersOf({ clock, database, secrets }: Dependencies) {
  const { read } = database;
  const { personOf } = createPersonPresenter({ clock, secrets });

  const find = (userId: string, messageId: string) =>
    read
      .selectFrom('messages')
      .innerJoin('chats', 'chats.id', 'messages.chat_id')
      .innerJoin('chat_members as own', 'own.chat_id', 'messages.chat_id')
      .select(['messages.chat_id', 'messages.seq', 'messages.sender_id'])
      .where('messages.id', '=', messageId)
      .where('messages.event', 'is', null)
      .where('messages.deleted_at', 'is', null)
      .where('chats.kind', '=', 'group')
      .where('own.user_id', '=', userId)
      .whereRef('own.cleared_seq', '<', 'messages.seq')
      .executeTakeFirst();

  return async (actor: Actor, messageId: string): Promise<components['schemas']['MessageReaders']> => {
    const message = await find(actor.userId, messageId);
    if (message === undefined) throw messageNotFound();
    if (!groupChatPolicy.readers(actor, message.sender_id)) throw messageOfOther();
    const rows = await read
      .selectFrom('chat_members')
      .innerJoin('users', 'users.id', 'chat_members.user_id')
      .select([...personColumns, 'chat_members.read_seq'])
      .where('chat_members.chat_id', '=', message.chat_id)
      .where('chat_members.user_id', '<>', actor.userId)
      // Members who came later do not see the message.
      .where('chat_members.joined_seq', '<', message.seq)
      // Members who have deleted the chat without reading no longer see it.
      .where((member) =>
        member.or([
          member('chat_members.read_seq', '>=', message.seq),
          member('chat_members.cleared_seq', '<', message.seq),
        ]),
      )
      .where(noBlockBetween(actor.userId, 'users.id'))
      .orderBy('users.search')
      .orderBy('users.id')
      .execute();
    const hasRead = ({ read_seq }: { readonly read_seq: number }): boolean => read_seq >= message.seq;
    return {
      read: rows.filter(hasRead).map(personOf),
      unread: rows.filter((row) => !hasRead(row)).map(personOf),
    };
  };
}
