import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { listingReferencesOf } from '../marketplace/index.ts';
import { fileUrlOf, presentFile } from './attachment-presenter.ts';
import type { MessageRow } from './repository.ts';

export type Message = components['schemas']['Message'];

function presentMessage(row: MessageRow, listing: Message['listing']): Message {
  return {
    id: row.id,
    clientId: row.client_id,
    chatId: row.chat_id,
    seq: row.seq,
    sender: { _id: row.sender_id },
    content: row.content,
    type: row.type,
    fileUrl: fileUrlOf(row),
    fileName: row.file_name,
    file: presentFile(row),
    listing,
    createdAt: new Date(row.created_at).toISOString(),
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
