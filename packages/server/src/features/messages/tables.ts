import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

type MessageType = 'text' | 'image' | 'video' | 'audio' | 'document';

/** Files sent with messages. They are separate from other files, because knowing their address gives no access. */
export interface AttachmentsTable {
  id: string;
  owner_id: string;
  kind: Exclude<MessageType, 'text'>;
  content_type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  bytes: number;
  created_at: number;
}

export interface MessagesTable {
  id: string;
  chat_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  fingerprint: string;
  type: MessageType;
  content: string;
  /** The words of the text and of the file's name, without accents or letter case. */
  search: string;
  /** Null for a text, or after its sender deleted their account. */
  attachment_id: string | null;
  file_name: string | null;
  /** The listing that the message is about, even after it has been deleted. */
  listing_id: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    chats: {
      id: string;
      /** The two members in the order of their ids, so that a pair has one chat; kept when one leaves. */
      low_id: string;
      high_id: string;
      /** The sequence number of the newest message; the next message increments it in its own transaction. */
      last_seq: Generated<number>;
      /** The time of the first enquiry about a listing: since then both may write; null if there was none. */
      enquired_at: Generated<number | null>;
      created_at: number;
    };
    chat_members: {
      chat_id: string;
      user_id: string;
      other_id: string;
      read_seq: Generated<number>;
      unread: Generated<number>;
      /** Messages up to this one were deleted by the member, for themselves. */
      cleared_seq: Generated<number>;
      /** 0 if the member has deleted the chat, or another member created it and it has no message yet. */
      listed: Generated<Flag>;
      muted: Generated<Flag>;
      /** The sequence number of the chat's newest message. */
      last_seq: Generated<number>;
      /** The time of the newest message, or of the chat's creation; the list is sorted by it. */
      active_at: number;
    };
    attachments: AttachmentsTable;
    messages: MessagesTable;
    /** Each word of a message, indexed by prefix within its chat. */
    message_words: {
      chat_id: string;
      word: string;
      seq: number;
    };
  }
}
