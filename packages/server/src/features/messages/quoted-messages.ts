import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { chatNoticesOf, groupExcerpt } from './chat-notices.ts';
import type { Participant } from './participant.ts';
import type { MessageRow, Write } from './repository.ts';
import { excerptFor } from './voice-notes.ts';

type Named = Pick<Participant, 'kind'> & { readonly chatName?: string };

/** The member whose notification about the chat changes. */
interface Recipient {
  readonly userId: string;
  readonly chatId: string;
}

/** The messages that notifications quote. The chat must be locked. */
export interface QuotedMessages {
  /** Quotes the new text of an edited message. `message` still has its former text. */
  edited(
    transaction: Write,
    message: Pick<MessageRow, 'id' | 'chat_id' | 'content'>,
    chat: Named,
    text: string,
  ): Promise<void>;
  /**
   * Quotes the first unread message in place of one that the recipient can no longer read, or that no longer mentions
   * them, or in place of any message if `former` is null. In a group chat, the first one that mentions the recipient comes
   * before all others. Deletes the notification if no unread message would notify the recipient.
   */
  next(transaction: Write, recipient: Recipient, chat: Named, former: string | null): Promise<Announcement[]>;
}

const quoted = ({ chatName }: Named, text: string): string =>
  chatName === undefined ? text : groupExcerpt(chatName, text);

export function quotedMessagesOf(dependencies: Dependencies): QuotedMessages {
  const notices = chatNoticesOf(dependencies);
  const repository = createChangeRepository(dependencies.database);

  return {
    edited: (transaction, { id: messageId, chat_id: chatId, content }, chat, text) =>
      notices.reword(transaction, {
        chatId,
        messageId,
        former: quoted(chat, content),
        excerpt: quoted(chat, text),
      }),

    async next(transaction, { userId, chatId }, chat, former) {
      const first = await repository.firstUnread(transaction, userId, chatId);
      const { chatName } = chat;
      const isSilent = first?.isMuted === true && !first.isMention && chatName !== undefined;
      if (first === null || isSilent) return notices.forget(transaction, userId, chatId);
      const { id: messageId, sender_id: senderId, isMention } = first;
      await notices.quote(transaction, {
        chatId,
        messageId,
        senderId,
        recipientId: userId,
        former,
        excerpt: quoted(chat, await excerptFor(transaction, userId, first)),
        mentionedIn: isMention && chatName !== undefined ? chatName : null,
      });
      return [];
    },
  };
}
