import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import { createAttachments } from './attachments.ts';
import { createChangeRepository } from './change-repository.ts';
import { messageNotFound, unchangeableLine } from './errors.ts';
import type { MessageRow } from './repository.ts';
import { createMessageRequests } from './requests.ts';
import type { createMessageService, Sent, Stored } from './service.ts';

interface Target {
  readonly chatId: string;
  readonly clientId: string;
}

type Messages = Pick<ReturnType<typeof createMessageService>, 'findRepeated' | 'requireOpen' | 'writeOnce'>;

function fileOf(row: MessageRow, id: string, now: number): Stored {
  const { attachment_kind: kind, attachment_content_type: contentType, attachment_bytes: bytes } = row;
  if (kind === null || contentType === null || bytes === null) throw messageNotFound();
  const attachment = {
    id,
    kind,
    content_type: contentType,
    width: row.attachment_width,
    height: row.attachment_height,
    placeholder: row.attachment_placeholder,
    bytes,
    created_at: now,
    voice_seconds: row.attachment_voice_seconds,
    voice_waveform: row.attachment_voice_waveform,
  };
  return { attachment, fileName: row.file_name ?? '' };
}

/**
 * Creates the service that forwards messages. The copy has the text and the file of the message, but not its author,
 * its quote, its listing or its reactions.
 */
export function createForwardService(dependencies: Dependencies, messages: Messages) {
  const { clock, database } = dependencies;
  const attachments = createAttachments(dependencies);
  const repository = createChangeRepository(database);
  const requests = createMessageRequests(dependencies);

  /** The file of a message disappears together with the account of its sender. */
  async function require(actor: Actor, messageId: string): Promise<MessageRow> {
    const row = await repository.find(actor.userId, messageId);
    if (row === null || row.deleted_at !== null || row.removed === 1) throw messageNotFound();
    if (row.event !== null) throw unchangeableLine();
    if (row.type !== 'text' && row.attachment_kind === null) throw messageNotFound();
    return row;
  }

  return {
    /** A deleted message passes, because a repeated call must return its stored copy. */
    async requireReadable(actor: Actor, messageId: string): Promise<void> {
      if ((await repository.find(actor.userId, messageId)) === null) throw messageNotFound();
    },

    /** Sends a copy of the message to a chat. A repeated call returns the stored copy of a deleted message, too. */
    async send(actor: Actor, messageId: string, { chatId, clientId }: Target): Promise<Sent> {
      const fingerprint = fingerprintOf([chatId, `forward of ${messageId}`]);
      const repeated = await messages.findRepeated(actor, { clientId, fingerprint });
      if (repeated !== null) return repeated;
      const row = await require(actor, messageId);
      await requests.limit(actor.userId, chatId);
      const participant = await messages.requireOpen(actor, chatId);
      const outgoing = {
        chatId,
        clientId,
        content: row.content,
        listingId: null,
        replyTo: null,
        isForwarded: true,
        fingerprint,
      } as const;
      if (row.attachment_id === null) return messages.writeOnce(actor, outgoing, null);
      requests.requireText(participant);
      return attachments.keepCopy(row.attachment_id, async (copyId) => {
        if (copyId === null) throw messageNotFound();
        const sent = await messages.writeOnce(actor, outgoing, fileOf(row, copyId, clock.now()));
        if (!sent.isNew) await attachments.remove(copyId);
        return sent;
      });
    },
  };
}
