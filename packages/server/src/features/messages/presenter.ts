import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { listingReferencesOf } from '../marketplace/index.ts';
import { fileUrlOf, presentFile } from './attachment-presenter.ts';
import type { MessageRow } from './repository.ts';

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

function presentMessage(row: MessageRow, listing: Message['listing']): Message {
  const deleted = deletionOf(row);
  if (deleted !== null) {
    const nothing = { content: '', type: 'text', fileUrl: null, fileName: null, file: null } as const;
    return { ...presentFrame(row), ...nothing, listing: null, editedAt: null, deleted };
  }
  return {
    ...presentFrame(row),
    content: row.content,
    type: row.type,
    fileUrl: fileUrlOf(row),
    fileName: row.file_name,
    file: presentFile(row),
    listing,
    editedAt: row.edited_at === null ? null : new Date(row.edited_at).toISOString(),
    deleted,
  };
}

/**
 * Creates the function that presents messages to a member. The function loads the listings of all these messages in one
 * query for this member, because not every member can see every listing.
 */
export function createMessagePresenter(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): (readerId: string, rows: readonly MessageRow[]) => Promise<Message[]> {
  const listings = listingReferencesOf(dependencies);

  return async (readerId, rows) => {
    const ids = rows.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]));
    const references = await listings.present(readerId, ids);
    return rows.map((row) =>
      presentMessage(row, row.listing_id === null ? null : (references.get(row.listing_id) ?? null)),
    );
  };
}
