import type { components } from '@parvis/api-client/contract';
import { fileUrlOf, presentFile } from './attachment-presenter.ts';
import type { MessageRow } from './repository.ts';

export type Message = components['schemas']['Message'];

export function presentMessage(row: MessageRow): Message {
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
    createdAt: new Date(row.created_at).toISOString(),
  };
}
