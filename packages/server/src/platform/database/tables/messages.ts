import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

type MessageType = 'text' | 'image' | 'video' | 'audio' | 'document';

/** What is sent with messages. Its addresses are no permission, so that it has no place among the files. */
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
  /** Null for a text, and where its sender has left. */
  attachment_id: string | null;
  file_name: string | null;
  /** What it was sent about; also of a listing that has been deleted. */
  listing_id: string | null;
  created_at: number;
}

export interface MessageTables {
  chats: {
    id: string;
    /** The two members in the order of their ids, so that a pair has one chat; also of one who has left. */
    low_id: string;
    high_id: string;
    /** Of the newest message: the next one takes its place from here, in its own transaction. */
    last_seq: Generated<number>;
    /** When one of the two began to ask about a listing of the other's: since then both may write; null where nobody has. */
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
    /** 0 where the member has deleted the chat, and where a chat that somebody else created has no message yet. */
    listed: Generated<Flag>;
    muted: Generated<Flag>;
    /** Of the chat's newest message. */
    last_seq: Generated<number>;
    /** Of the newest message, or when the chat was created: what the list is ordered by. */
    active_at: number;
  };
  attachments: AttachmentsTable;
  messages: MessagesTable;
  /** Each word of a message, to be found within its chat by how it begins. */
  message_words: {
    chat_id: string;
    word: string;
    seq: number;
  };
}
