import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentPictureOf } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { createPersonPresenter, fullName } from '../people/index.ts';
import type { ChatRow } from './chat-rows.ts';
import { groupAbilitiesOf } from './group-abilities.ts';
import { membersOfEvent, messagePeopleOf, presentEvent, type People } from './message-people.ts';
import { closedOf, requestOf } from './participant.ts';
import { voiceSecondsOf } from './voice-notes.ts';

type Schemas = components['schemas'];
export type Chat = Schemas['Chat'];

const EXCERPT = 140;

/** The ids of the members whom the newest message names, if it is a line. */
const peopleOfLine = (row: ChatRow): readonly string[] =>
  row.shown_seq === null ? [] : membersOfEvent({ ...row, seq: row.shown_seq });

function excerptOf(text: string): string {
  const characters = Array.from(text);
  return characters.length <= EXCERPT ? text : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}

function lastMessageOf(row: ChatRow, people: People): Schemas['LastMessage'] | null {
  const { sender_id, type, sent_at, shown_seq } = row;
  if (sender_id === null || type === null || sent_at === null || shown_seq === null) return null;
  if (row.hidden === 1) return null;
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
    ...(row.kind === 'group' ? { senderName: row.sender_name ?? '' } : {}),
    ...presentEvent({ ...row, seq: shown_seq }, people, { hidesText: row.hides_name === 1 }),
  };
}

function nameOf(row: ChatRow, member: Chat['member']): string {
  if (row.kind === 'group') return row.name;
  return member === null ? '' : fullName(member);
}

/** Presents chats as their members see them. */
export interface ChatPresenter {
  (row: ChatRow): Promise<Chat>;
  /** Reads the people of all lines in one query. */
  all(rows: readonly ChatRow[]): Promise<Chat[]>;
}

export function createChatPresenter({
  clock,
  database,
  presence,
  secrets,
}: Pick<Dependencies, 'clock' | 'database' | 'presence' | 'secrets'>): ChatPresenter {
  const { maybePersonOf } = createPersonPresenter({ clock, secrets });
  const urls = createFileUrls(secrets.key('file addresses'));
  const peopleOf = messagePeopleOf({ clock, database, secrets });

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

  function presentGroup(row: ChatRow): Pick<Chat, 'group'> {
    if (row.kind === 'pair') return {};
    const { description, group_id: groupId, members, role } = row;
    return {
      group: {
        description,
        // The alternative text is empty, because the name of the chat is next to the picture.
        image: presentPictureOf(urls, row, '', clock.now()),
        members,
        role,
        groupId,
        abilities: groupAbilitiesOf({ role, groupId }),
      },
    };
  }

  function presentChat(row: ChatRow, people: People): Chat {
    const member = maybePersonOf({ ...row, id: row.present_id });
    const closed = closedOf(row);
    const request = requestOf(row);
    return {
      _id: row.id,
      chatId: row.id,
      chatName: nameOf(row, member),
      participants: row.kind === 'group' ? [] : [row.low_id, row.high_id],
      member,
      lastMessage: lastMessageOf(row, people),
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
      ...presentGroup(row),
      createdAt: new Date(row.created_at).toISOString(),
    };
  }

  const all = async (rows: readonly ChatRow[]): Promise<Chat[]> => {
    const people = await peopleOf(rows.flatMap((row) => peopleOfLine(row)));
    return rows.map((row) => presentChat(row, people));
  };

  const present = async (row: ChatRow): Promise<Chat> => {
    const people = await peopleOf(peopleOfLine(row));
    return presentChat(row, people);
  };

  return Object.assign(present, { all });
}
