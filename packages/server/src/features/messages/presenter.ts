import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createMessagePreviewReader } from '../link-previews/index.ts';
import { listingReferencesOf } from '../marketplace/index.ts';
import { fileUrlOf, presentFile } from './attachment-presenter.ts';
import { createQuotes } from './quotes.ts';
import type { MessageRow } from './repository.ts';
import { presentVoice } from './voice-notes.ts';

export type Message = components['schemas']['Message'];

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

/** The order is the same for both members, so that they get equal messages. */
function reactionsOf(readerId: string, row: MessageRow): Message['reactions'] {
  const { own_reaction: own, other_reaction: other, other_reactor_id: otherId } = row;
  return [
    ...(own === null ? [] : [{ userId: readerId, type: own }]),
    ...(other === null || otherId === null ? [] : [{ userId: otherId, type: other }]),
  ].toSorted((one, another) => (one.userId < another.userId ? -1 : 1));
}

function presentMessage(
  readerId: string,
  row: MessageRow,
  {
    listing,
    replyTo,
    linkPreview,
  }: Pick<Message, 'listing' | 'replyTo'> & { linkPreview: Message['linkPreview'] | undefined },
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
    reactions: reactionsOf(readerId, row),
    ...presentVoice(row),
    ...(row.forwarded === 1 ? { forwarded: true } : {}),
    ...(linkPreview === undefined ? {} : { linkPreview }),
  };
}

/**
 * Creates the function that presents messages to a member. The function loads the listings of all these messages in one
 * query for this member, and their quotes in another, because not every member can see the same. The previews of links are
 * the same for all.
 */
export function createMessagePresenter(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): (readerId: string, rows: readonly MessageRow[]) => Promise<Message[]> {
  const listings = listingReferencesOf(dependencies);
  const previews = createMessagePreviewReader(dependencies);
  const quotes = createQuotes(dependencies.database);

  return async (readerId, rows) => {
    const ids = rows.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
    const quotedIds = rows.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
    const [references, quoted, previewed] = await Promise.all([
      listings.present(readerId, ids),
      quotes.present(readerId, quotedIds),
      previews(rows),
    ]);
    return rows.map((row) =>
      presentMessage(readerId, row, {
        listing: row.listing_id === null ? null : (references.get(row.listing_id) ?? null),
        replyTo: row.reply_to === null ? null : (quoted.get(row.reply_to) ?? null),
        linkPreview: previewed.get(row.id),
      }),
    );
  };
}
