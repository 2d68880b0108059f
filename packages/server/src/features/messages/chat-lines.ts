import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { newGroupMessageEventsOf } from './group-events.ts';
import type { StoredEvent } from './message-people.ts';
import type { Write } from './repository.ts';

export interface ChatLine {
  readonly chatId: string;
  /** The member who did it. */
  readonly actorId: string;
  readonly kind: components['schemas']['ChatEventKind'];
  /** The members to whom it happened. The line names the first ones, and counts the others. */
  readonly memberIds?: readonly string[];
  /** The new name of the chat. */
  readonly text?: string;
}

/** The lines of a group chat that say what has happened, such as "Maria has added Josef". */
export interface ChatLines {
  /**
   * Appends a line to a locked group chat. It takes the next place in the order, but does not count as unread, notifies
   * nobody, and does not bring the chat back for a member who has deleted it.
   */
  append(transaction: Write, line: ChatLine): Promise<Announcement[]>;
}

/** The contract names the same number. */
const MOST_NAMED = 20;

const storedEventOf = ({ kind, memberIds = [], text }: ChatLine): StoredEvent => {
  const more = memberIds.length - MOST_NAMED;
  const event = { kind, memberIds: memberIds.slice(0, MOST_NAMED), text: text ?? null };
  return more > 0 ? { ...event, more } : event;
};

export function chatLinesOf(dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>): ChatLines {
  const { clock } = dependencies;
  const newMessageEvents = newGroupMessageEventsOf(dependencies);

  return {
    async append(transaction, appended) {
      const { chatId, actorId } = appended;
      const now = clock.now();
      const { last_seq: seq } = await transaction
        .updateTable('chats')
        .set((chat) => ({ last_seq: chat('last_seq', '+', 1) }))
        .where('id', '=', chatId)
        .returning('last_seq')
        .executeTakeFirstOrThrow();
      const line = {
        id: newId(clock),
        chat_id: chatId,
        seq,
        sender_id: actorId,
        client_id: newId(clock),
        type: 'text',
        content: '',
        attachment_id: null,
        file_name: null,
        listing_id: null,
        reply_to: null,
        forwarded: 0,
        event: JSON.stringify(storedEventOf(appended)),
        created_at: now,
      } as const;
      await transaction
        .insertInto('messages')
        .values({ ...line, fingerprint: '', search: '' })
        .execute();
      const members = await transaction
        .updateTable('chat_members')
        .set({ last_seq: seq, active_at: now })
        .where('chat_id', '=', chatId)
        .returning(['user_id', 'listed'])
        .execute();
      const listed = members.filter((member) => member.listed === 1).map(({ user_id }) => user_id);
      return newMessageEvents(line, listed);
    },
  };
}
