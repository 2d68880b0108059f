import type { MessageAttachment } from './attachments.ts';
import type { MessageRow } from './repository.ts';

type Columns = Pick<
  MessageRow,
  | 'id'
  | 'chat_id'
  | 'seq'
  | 'sender_id'
  | 'client_id'
  | 'type'
  | 'content'
  | 'attachment_id'
  | 'file_name'
  | 'listing_id'
  | 'reply_to'
  | 'forwarded'
  | 'created_at'
>;

/** Returns a message that was just stored, as its sender would read it. It needs no query. */
export const newMessageRow = (
  message: Columns,
  chatKind: MessageRow['chat_kind'],
  attachment: MessageAttachment | null,
): MessageRow => ({
  ...message,
  chat_kind: chatKind,
  reader_id: message.sender_id,
  // Only lines need it.
  joined_seq: 0,
  event: null,
  edited_at: null,
  deleted_at: null,
  revision: null,
  removed: 0,
  reactions: null,
  attachment_kind: attachment?.kind ?? null,
  attachment_content_type: attachment?.content_type ?? null,
  attachment_width: attachment?.width ?? null,
  attachment_height: attachment?.height ?? null,
  attachment_placeholder: attachment?.placeholder ?? null,
  attachment_bytes: attachment?.bytes ?? null,
  attachment_voice_seconds: attachment?.voice_seconds ?? null,
  attachment_voice_waveform: attachment?.voice_waveform ?? null,
});
