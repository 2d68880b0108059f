import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { createChatRepository } from './chat-repository.ts';
import { chatClosed, chatNotFound, messageNotFound, unchangeableLine } from './errors.ts';
import { messageChangesOf } from './message-changes.ts';
import { createParticipants } from './participants.ts';
import { messagePolicy } from './policy.ts';
import { createMessagePresenter, type Message } from './presenter.ts';
import { reactionOf } from './reactions.ts';
import type { MessageRow, Write } from './repository.ts';
import type { MessageReactionType } from './tables.ts';

const MINUTE = 60 * 1000;
/** In a group chat, a reaction is a change for up to 200 members. The limit is a fraction of RATE_LIMIT_MAX. */
const REACTIONS = 1 / 10;

/** Creates the service that stores reactions. A reaction is a change of its message, and sends no notification. */
export function createReactionService(dependencies: Dependencies) {
  const { announcer, clock, config, database, rateLimits } = dependencies;
  const chats = createChatRepository(database);
  const messageChanges = messageChangesOf(dependencies);
  const participants = createParticipants(dependencies);
  const present = createMessagePresenter(dependencies);
  const messages = createChangeRepository(database);
  const changed = rateLimits.frequent('message reaction', {
    limit: Math.ceil(config.rateLimitMax * REACTIONS),
    duration: MINUTE,
  });

  /** Nobody can react to a message that is deleted, for everyone or for themselves. */
  async function require(actor: Actor, messageId: string, transaction?: Write): Promise<MessageRow> {
    const row = await messages.find(actor.userId, messageId, transaction);
    if (row === null || row.deleted_at !== null || row.removed === 1) throw messageNotFound();
    return row;
  }

  async function store(
    transaction: Write,
    messageId: string,
    userId: string,
    type: MessageReactionType | null,
  ): Promise<void> {
    if (type === null) {
      await transaction
        .deleteFrom('message_reactions')
        .where('message_id', '=', messageId)
        .where('user_id', '=', userId)
        .execute();
      return;
    }
    await transaction
      .insertInto('message_reactions')
      .values({ message_id: messageId, user_id: userId, type, created_at: clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['message_id', 'user_id']).doUpdateSet((row) => ({
          type: row.ref('excluded.type'),
          created_at: row.ref('excluded.created_at'),
        })),
      )
      .execute();
  }

  /** Locks the chat before it reads the message, so that two changes of a message run one after the other. */
  const change = (actor: Actor, messageId: string, type: MessageReactionType | null) =>
    database.transaction(async (transaction): Promise<Announcement[]> => {
      const { userId } = actor;
      const { chat_id: chatId } = await require(actor, messageId, transaction);
      if ((await chats.lockRow(transaction, userId, chatId)) === null) throw chatNotFound();
      const participant = await participants.require(userId, chatId, transaction);
      const row = await require(actor, messageId, transaction);
      if (row.event !== null) throw unchangeableLine();
      // A repeated request gets the response that the first one has lost.
      if (reactionOf(userId, row) === type) return [];
      if (participant.closed !== null && !messagePolicy.react(participant))
        throw chatClosed(participant.closed);
      // A reaction would tell the sender of a request that it was read.
      if (participant.request !== null) throw chatClosed('not-friends');
      await store(transaction, messageId, userId, type);
      return messageChanges.changed(transaction, row);
    });

  return {
    async requireVisible(actor: Actor, messageId: string): Promise<void> {
      await require(actor, messageId);
    },

    /** Sets the member's reaction. Null removes it. */
    async set(actor: Actor, messageId: string, type: MessageReactionType | null): Promise<Message> {
      await changed.take(actor.userId);
      announcer.announce(await change(actor, messageId, type));
      const [message] = await present(actor.userId, [await require(actor, messageId)]);
      if (message === undefined) throw messageNotFound();
      return message;
    },
  };
}
