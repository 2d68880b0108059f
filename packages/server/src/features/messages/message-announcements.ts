import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf } from './chat-changes.ts';
import { chatNoticesOf } from './chat-notices.ts';
import { newMessageEventOf } from './events.ts';
import { missedMessagesOf } from './missed-messages.ts';
import type { PairParticipant } from './participant.ts';
import type { MessageRow, Write } from './repository.ts';
import { requestChangesOf } from './request-changes.ts';
import { createMessageRequests } from './requests.ts';
import { excerptFor } from './voice-notes.ts';

/**
 * Creates the function that returns the announcements of a message in a chat of two: the message itself, the chat for
 * each member whose list did not show it, and a notification if the recipient is away and has not muted the chat. If the
 * recipient has a page open, a job looks whether they miss the message. The function also deletes the sender's notifications about the chat.
 */
export function messageAnnouncementsOf(dependencies: Dependencies) {
  const { connections } = dependencies;
  const changes = chatChangesOf(dependencies);
  const missed = missedMessagesOf(dependencies);
  const newMessageEvent = newMessageEventOf(dependencies);
  const notices = chatNoticesOf(dependencies);
  const requestChanges = requestChangesOf(dependencies);
  const requests = createMessageRequests(dependencies);

  return async function announcementsOf(
    transaction: Write,
    actor: Actor,
    message: MessageRow,
    before: PairParticipant & { readonly isEnquiry: boolean },
  ): Promise<Announcement[]> {
    const { chat_id: chatId } = message;
    const { otherId } = before;
    if (before.request === 'sent') return requests.announcementsOf(message, before);
    const hasPage = connections.isListening(otherId);
    const isAway = !hasPage && !before.isMutedByOther;
    const notice = {
      chatId,
      messageId: message.id,
      senderId: actor.userId,
      recipientId: otherId,
      isEnquiry: before.isEnquiry,
    };
    const notify = async () =>
      isAway
        ? notices.notify(transaction, {
            ...notice,
            excerpt: await excerptFor(transaction, otherId, message),
          })
        : [];
    const forget = async () => (before.unread > 0 ? notices.forget(transaction, actor.userId, chatId) : []);
    // Locks the members by ascending id, to avoid deadlocks.
    const notified =
      actor.userId < otherId
        ? [...(await forget()), ...(await notify())]
        : [...(await notify()), ...(await forget())];
    if (hasPage && !before.isMutedByOther) await missed.expect(transaction, message);
    return [
      ...(before.isListed ? [] : [changes.changed(actor.userId, chatId)]),
      ...(before.isListedForOther && before.request === null ? [] : [changes.changed(otherId, chatId)]),
      ...(before.request === null ? [] : [requestChanges.changed(actor.userId)]),
      newMessageEvent(actor.userId, message),
      newMessageEvent(otherId, message),
      ...notified,
    ];
  };
}
