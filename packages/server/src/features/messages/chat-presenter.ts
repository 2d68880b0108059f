import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPersonPresenter, fullName } from '../people/index.ts';
import type { ChatRow } from './chat-repository.ts';
import { closedOf, requestOf } from './participant.ts';
import { voiceSecondsOf } from './voice-notes.ts';

type Schemas = components['schemas'];
export type Chat = Schemas['Chat'];

const EXCERPT = 140;

function excerptOf(text: string): string {
  const characters = Array.from(text);
  return characters.length <= EXCERPT ? text : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}

function lastMessageOf(row: ChatRow): Schemas['LastMessage'] | null {
  const { sender_id, type, sent_at, shown_seq } = row;
  if (sender_id === null || type === null || sent_at === null || shown_seq === null) return null;
  return {
    content: excerptOf(row.beginning ?? ''),
    createdAt: new Date(sent_at).toISOString(),
    type,
    fileName: row.file_name,
    senderId: sender_id,
    seq: shown_seq,
    deleted: row.deleted_at !== null,
    reply: row.reply_to !== null,
    ...voiceSecondsOf(row.voice_seconds),
  };
}

export function createChatPresenter({
  clock,
  presence,
  secrets,
}: Pick<Dependencies, 'clock' | 'presence' | 'secrets'>): (row: ChatRow) => Chat {
  const { maybePersonOf } = createPersonPresenter({ clock, secrets });

  function presenceOf(row: ChatRow): Schemas['Presence'] | null {
    // Only friends see each other's presence. Members who ask about a listing do not.
    if (row.friendship_id === null || closedOf(row) !== null || row.presence_visible !== 1) return null;
    const online = presence.isOnline(row.other_id);
    const { last_seen_at } = row;
    return {
      online,
      lastSeenAt: online || last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
    };
  }

  return (row) => {
    const member = maybePersonOf({ ...row, id: row.present_id });
    const closed = closedOf(row);
    const request = requestOf(row);
    return {
      _id: row.id,
      chatId: row.id,
      chatName: member === null ? '' : fullName(member),
      participants: [row.low_id, row.high_id],
      member,
      lastMessage: lastMessageOf(row),
      lastSeq: row.last_seq,
      readSeq: row.read_seq,
      // A closed chat does not show how far the other member has read, and neither does a request.
      seenSeq: closed === null && request === null ? (row.seen_seq ?? 0) : 0,
      unread: row.unread,
      muted: row.muted === 1,
      presence: presenceOf(row),
      abilities: { send: closed === null },
      closed,
      request: request === 'deleted' ? null : request,
      friends: row.friendship_id !== null,
      createdAt: new Date(row.created_at).toISOString(),
    };
  };
}
