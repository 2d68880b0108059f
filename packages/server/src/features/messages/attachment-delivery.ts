import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { type Conditions, type Delivery, fileNotFound, sendBytes } from '../files/index.ts';
import { headersOf, headerTypeOf } from './attachment-headers.ts';
import { isKept } from './is-kept.ts';

interface FileRequest {
  readonly messageId: string;
  readonly variant: string;
}

/**
 * Delivers an attachment to the members of its chat. In a chat of two, this also holds if one blocks the other, because
 * both could already load the file before the block.
 */
export function createAttachmentDelivery({ database, files }: Pick<Dependencies, 'database' | 'files'>) {
  const { read, shortReads } = database;

  const attachmentOf = precompile(
    shortReads,
    ({ messageId, userId }: { messageId: string; userId: string }) =>
      read
        .selectFrom('messages')
        .innerJoin('chat_members', (join) =>
          join.onRef('chat_members.chat_id', '=', 'messages.chat_id').on('chat_members.user_id', '=', userId),
        )
        .innerJoin('attachments', 'attachments.id', 'messages.attachment_id')
        .select(['attachments.id', 'attachments.kind', 'attachments.content_type', 'messages.file_name'])
        .where('messages.id', '=', messageId)
        .whereRef('messages.seq', '>', 'chat_members.cleared_seq')
        .where(isKept(userId)),
  );

  return async function deliver(
    actor: Actor,
    { messageId, variant }: FileRequest,
    conditions: Conditions,
  ): Promise<Delivery<string>> {
    const [attachment] = await attachmentOf({ messageId, userId: actor.userId });
    if (attachment === undefined) throw fileNotFound();
    const { id, kind, content_type, file_name } = attachment;
    return sendBytes(
      files,
      {
        key: fileKey(id, variant),
        contentType: headerTypeOf(content_type),
        tag: `"${id}-${variant}"`,
        headers: headersOf(kind, content_type, file_name ?? ''),
      },
      conditions,
    );
  };
}
