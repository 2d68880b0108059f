import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

/** The six reactions. The contract names the same. */
export type MessageReactionType = 'like' | 'love' | 'laugh' | 'wow' | 'sad' | 'amen';

type MessageType = 'text' | 'image' | 'video' | 'audio' | 'document';

/**
 * The files of messages. They are not in the table of other files, because here the address of a file alone gives no
 * access.
 */
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
  /** The length of a voice note; null for other files. */
  voice_seconds: Generated<number | null>;
  /** The loudness of 64 parts of a voice note, from 0 to 100, separated by spaces. */
  voice_waveform: Generated<string | null>;
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
  /** The words of the text and of the file name, without accents and in lower case. */
  search: string;
  /** Null if the message has no file, or if its sender has deleted their account. */
  attachment_id: string | null;
  file_name: string | null;
  /** The listing that the message is about. The id stays after the listing was deleted. */
  listing_id: string | null;
  /** The message to which this one replies. The id stays after that message was erased. */
  reply_to: string | null;
  /** Whether the message is a copy of another one. */
  forwarded: Flag;
  /** The event of a line in a group chat, as JSON; null for all other messages. */
  event: Generated<string | null>;
  created_at: number;
  /** The time of the last edit. */
  edited_at: Generated<number | null>;
  /** The time when the content was erased, because the sender or all members have deleted the message. */
  deleted_at: Generated<number | null>;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    chats: {
      id: string;
      kind: Generated<'pair' | 'group'>;
      /**
       * The two members, ordered by their ids, so that two members have only one chat. The columns stay when a member
       * deletes their account. In a group chat, `low_id` is empty and `high_id` is the id of the chat.
       */
      low_id: string;
      high_id: string;
      /** The sequence number of the newest message. The transaction of the next message increments it. */
      last_seq: Generated<number>;
      /**
       * The time of the first enquiry about a listing; null if there was none. From this time on both members can
       * write.
       */
      enquired_at: Generated<number | null>;
      /**
       * The member who asked to write to the other one without being friends; null if nobody did, or if the two have
       * become friends since.
       */
      requested_by: Generated<string | null>;
      requested_at: Generated<number | null>;
      /** The message of the request; null until it is sent. */
      request_seq: Generated<number | null>;
      /** The time at which the other member deleted the request. */
      request_deleted_at: Generated<number | null>;
      /** The time at which the other member accepted the request. From this time on both members can write. */
      accepted_at: Generated<number | null>;
      /** The name and the description of a group chat, and the words of the name. Empty for a chat of two. */
      name: Generated<string>;
      search: Generated<string>;
      description: Generated<string>;
      /** The picture of a group chat. */
      file_id: Generated<string | null>;
      creator_id: Generated<string | null>;
      /** The group whose membership the chat follows. */
      group_id: Generated<string | null>;
      idempotency_key: Generated<string | null>;
      fingerprint: Generated<string | null>;
      /** The highest revision of the members who have left a group chat. */
      left_revision: Generated<number>;
      created_at: number;
    };
    chat_members: {
      chat_id: string;
      user_id: string;
      /** The other member of a chat of two; empty in a group chat. */
      other_id: string;
      role: Generated<'owner' | 'member'>;
      /** The time at which the member came into a group chat; 0 in a chat of two. */
      joined_at: Generated<number>;
      /** The newest message when the member came into a group chat. They see the messages after it. 0 in a chat of two. */
      joined_seq: Generated<number>;
      /** The member's own newest message in a group chat; 0 if there is none, and in a chat of two. */
      sent_seq: Generated<number>;
      read_seq: Generated<number>;
      unread: Generated<number>;
      /** The member has deleted the messages up to this one, only for themselves. */
      cleared_seq: Generated<number>;
      /**
       * 0 if the member has deleted the chat, if the other member has created it and has not written yet, or if it is a
       * request of the other member.
       */
      listed: Generated<Flag>;
      muted: Generated<Flag>;
      /** Nothing in the chat notifies the member: a stranger has added them, and they have not unmuted the chat yet. */
      silent: Generated<Flag>;
      /** The sequence number of the chat's newest message. */
      last_seq: Generated<number>;
      /**
       * The time of the last event: the newest message, the creation of the chat, or its return to the member's list.
       * Lists sort by this column.
       */
      active_at: number;
      /** The number of the newest change of a message that the member sees. Each member has their own numbers. */
      revision: Generated<number>;
      /**
       * The value of `last_seq` at the time when the member deleted the newest message for themselves. The list then
       * shows the message `previous_seq`, or none if that is 0, until `last_seq` increases.
       */
      removed_last_seq: Generated<number>;
      previous_seq: Generated<number>;
    };
    /**
     * The senders of deleted accounts whose messages in group chats stay hidden from a member, because one of the two
     * had blocked the other.
     */
    hidden_senders: {
      user_id: string;
      sender_id: string;
    };
    /** The members whom an owner has removed from a group chat. A link does not bring them back. */
    chat_removals: {
      chat_id: string;
      user_id: string;
    };
    /** The members who have left a group chat by themselves. Others cannot add them again. */
    chat_leavings: {
      chat_id: string;
      user_id: string;
    };
    /** The link of a group chat. A chat has at most one. */
    chat_invites: {
      id: string;
      chat_id: string;
      expires_at: number;
      created_at: number;
    };
    attachments: AttachmentsTable;
    messages: MessagesTable;
    /** The changed messages, as one member sees them. */
    message_changes: {
      chat_id: string;
      user_id: string;
      seq: number;
      /** The number of the message's newest change. */
      revision: number;
      /** The member has deleted the message for themselves. */
      removed: Generated<Flag>;
    };
    /** The texts of messages before their edits. Only the report of a message copies them. */
    message_versions: {
      message_id: string;
      version: number;
      content: string;
      replaced_at: number;
    };
    /** A member has at most one reaction to a message. */
    message_reactions: {
      message_id: string;
      user_id: string;
      type: MessageReactionType;
      created_at: number;
    };
    /** The mentioned members of messages. */
    message_mentions: {
      message_id: string;
      chat_id: string;
      user_id: string;
      /** The name as it follows the `@` in the text. */
      name: string;
    };
    /** Each word of a message. The index finds words of a chat by their prefix. */
    message_words: {
      chat_id: string;
      word: string;
      seq: number;
    };
  }
}
