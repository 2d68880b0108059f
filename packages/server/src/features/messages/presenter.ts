import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createMessagePreviewReader } from '../link-previews/index.ts';
import { listingReferencesOf } from '../marketplace/index.ts';
import { presentMentions, type MentionRow } from '../mentions/index.ts';
import { fileUrlOf, presentFile } from './attachment-presenter.ts';
import { hiddenNamesOf } from './hidden-names.ts';
import { createMessageMentionReader } from './mention-reader.ts';
import { membersOfEvent, messagePeopleOf, presentEvent, type People } from './message-people.ts';
import { createQuotes } from './quotes.ts';
import { reactionsOf } from './reactions.ts';
import type { MessageRow } from './repository.ts';
import { presentVoice } from './voice-notes.ts';

export type Message = components['schemas']['Message'];

const nobody: People = new Map();

function deletionOf({ deleted_at, removed }: MessageRow): Message['deleted'] {
  if (removed === 1) return 'me';
  return deleted_at === null ? null : 'everyone';
}

const presentFrame = (row: MessageRow) => ({
  id: row.id,
  clientId: row.client_id,
  chatId: row.chat_id,
  seq: row.seq,
  revision: row.revision ?? 0,
  sender: { _id: row.sender_id },
  createdAt: new Date(row.created_at).toISOString(),
});

/** Members who have left a group chat are not in its list of members, so each message has its author. */
const presentAuthor = (row: MessageRow, people: People): Pick<Message, 'author'> =>
  row.chat_kind === 'group' ? { author: people.get(row.sender_id) ?? null } : {};

function presentMessage(
  row: MessageRow,
  {
    listing,
    replyTo,
    linkPreview,
    mentions,
    people,
    hidesText,
  }: Pick<Message, 'listing' | 'replyTo'> & {
    linkPreview: Message['linkPreview'] | undefined;
    mentions: readonly MentionRow[];
    people: People;
    hidesText: boolean;
  },
): Message {
  const deleted = deletionOf(row);
  if (deleted !== null) {
    const nothing = { content: '', type: 'text', fileUrl: null, fileName: null, file: null } as const;
    return {
      ...presentFrame(row),
      ...nothing,
      listing: null,
      replyTo: null,
      editedAt: null,
      deleted,
      reactions: [],
      // A page does not show the message, so it does not need the name.
      ...presentAuthor(row, deleted === 'me' ? nobody : people),
    };
  }
  return {
    ...presentFrame(row),
    content: row.content,
    type: row.type,
    fileUrl: fileUrlOf(row),
    fileName: row.file_name,
    file: presentFile(row),
    listing,
    replyTo,
    editedAt: row.edited_at === null ? null : new Date(row.edited_at).toISOString(),
    deleted,
    reactions: reactionsOf(row),
    ...presentAuthor(row, people),
    ...presentEvent(row, people, { hidesText }),
    ...presentVoice(row),
    ...presentMentions(mentions),
    ...(row.forwarded === 1 ? { forwarded: true } : {}),
    ...(linkPreview === undefined ? {} : { linkPreview }),
  };
}

/** Presents messages to members. */
export interface MessagePresenter {
  (readerId: string, rows: readonly MessageRow[]): Promise<Message[]>;
  /** Presents each row to its own reader. */
  toReaders(rows: readonly MessageRow[]): Promise<Message[]>;
}

/**
 * Creates the functions that present messages. They load the listings of all messages in one query for each reader, and
 * their quotes in another, because not every member can see the same. One query reads the mentions for all readers. The previews of
 * links and the people are the same for all.
 */
export function createMessagePresenter(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): MessagePresenter {
  const listings = listingReferencesOf(dependencies);
  const previews = createMessagePreviewReader(dependencies);
  const quotes = createQuotes(dependencies.database);
  const mentionsOf = createMessageMentionReader(dependencies.database);
  const peopleOf = messagePeopleOf(dependencies);
  const hiddenNames = hiddenNamesOf(dependencies.database);

  /** The listings that the messages are about, as each reader may see them. */
  async function listingsOf(rows: readonly MessageRow[]) {
    const readers = Map.groupBy(
      rows.filter(({ listing_id }) => listing_id !== null),
      ({ reader_id }) => reader_id,
    );
    const found = await Promise.all(
      [...readers].map(async ([readerId, own]) => {
        const ids = own.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
        return [readerId, await listings.present(readerId, ids)] as const;
      }),
    );
    return new Map(found);
  }

  async function toReaders(rows: readonly MessageRow[]): Promise<Message[]> {
    const quoted = rows.flatMap(({ reader_id: readerId, reply_to: messageId }) =>
      messageId === null ? [] : [{ readerId, messageId }],
    );
    // All readers get the same messages, so each message is looked at once.
    const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
    const personIds = [
      ...distinct.flatMap((row) => (row.chat_kind === 'group' ? [row.sender_id] : [])),
      ...rows.flatMap((row) => membersOfEvent(row)),
    ];
    const [references, quoteOf, previewed, mentionsIn, people, isNameHidden] = await Promise.all([
      listingsOf(rows),
      quotes.read(quoted),
      previews(distinct),
      mentionsOf(rows.filter((row) => deletionOf(row) === null)),
      peopleOf(personIds),
      hiddenNames(rows),
    ]);
    return rows.map((row) => {
      const { reader_id: readerId, listing_id: listingId, reply_to: messageId } = row;
      return presentMessage(row, {
        listing: listingId === null ? null : (references.get(readerId)?.get(listingId) ?? null),
        replyTo: messageId === null ? null : quoteOf({ readerId, messageId }),
        linkPreview: previewed.get(row.id),
        mentions: mentionsIn(row),
        people,
        hidesText: isNameHidden(row),
      });
    });
  }

  const present = (readerId: string, rows: readonly MessageRow[]): Promise<Message[]> =>
    toReaders(rows.map((row) => ({ ...row, reader_id: readerId })));

  return Object.assign(present, { toReaders });
}
