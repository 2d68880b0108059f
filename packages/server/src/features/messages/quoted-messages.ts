import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { chatNoticesOf, groupExcerpt } from './chat-notices.ts';
import type { Participant } from './participant.ts';
import type { MessageRow, Write } from './repository.ts';
import { excerptIn } from './voice-notes.ts';

type Named = Pick<Participant, 'kind'> & { readonly chatName?: string };

/** The members whose notifications about the chat change. */
interface Recipients {
  readonly userIds: readonly string[];
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
   * Quotes the first unread message in place of one that the recipients can no longer read, or that no longer mentions
   * them, or in place of any message if `former` is null. In a group chat, the first one that mentions a recipient comes
   * before all others. Deletes the notifications of recipients if no unread message would notify them. The number of
   * statements grows only with the recipients whose browsers show a notice.
   */
  next(
    transaction: Write,
    recipients: Recipients,
    chat: Named,
    former: string | null,
  ): Promise<Announcement[]>;
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

    async next(transaction, { userIds, chatId }, chat, former) {
      const { chatName } = chat;
      const unread = await repository.firstUnread(transaction, userIds, chatId);
      const quoting = unread.filter(
        ({ isMention, isMuted }) => !isMuted || isMention || chatName === undefined,
      );
      const quotingIds = new Set(quoting.map(({ userId }) => userId));
      // Members are locked before notifications, to avoid deadlocks.
      const forgotten = await notices.forgetAll(
        transaction,
        userIds.filter((userId) => !quotingIds.has(userId)),
        chatId,
      );
      await notices.quoteAll(
        transaction,
        { chatId, former },
        quoting.map(({ userId, language, isMention, ...first }) => ({
          userId,
          quotedId: first.id,
          actorId: first.sender_id,
          excerpt: quoted(chat, excerptIn(language, first)),
          mentionedIn: isMention && chatName !== undefined ? chatName : null,
        })),
      );
      return forgotten;
    },
  };
}
