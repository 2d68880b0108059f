import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { requestPermissionOf } from '../message-requests/index.ts';
import { relationsOf } from '../relations/index.ts';
import { chatChangesOf } from './chat-changes.ts';
import type { PairChat } from './chat-repository.ts';
import {
  chatClosed,
  inboxFull,
  requestsClosed,
  requestTextOnly,
  requestTextTooLong,
  requestWaiting,
} from './errors.ts';
import { newMessageEventOf } from './events.ts';
import type { PairParticipant, Participant } from './participant.ts';
import { createParticipants } from './participants.ts';
import type { MessageRow } from './repository.ts';
import { requestChangesOf } from './request-changes.ts';
import { createRequestRepository } from './request-repository.ts';

type Write = Transaction<DatabaseSchema>;

const DAY = 24 * 60 * 60 * 1000;
/** The characters of a request. The contract's description names the same number. */
const LONGEST = 500;
/** A member gets at most this many requests in a day, as a share of RATE_LIMIT_MAX. */
const RECEIVED = 1 / 20;
/** A request that was deleted cannot be repeated for this time. A declined friend request holds as long. */
const DELETION_HOLDS = 30 * DAY;

interface Draft {
  readonly content: string;
  readonly hasFile: boolean;
  readonly listingId: string | null;
  readonly replyTo: string | null;
}

/** The rules of message requests: a member writes one text to a member who is no friend. */
export function createMessageRequests(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'presence' | 'rateLimits' | 'secrets'>,
) {
  const { clock, config, database, rateLimits } = dependencies;
  const repository = createRequestRepository(database);
  const participants = createParticipants(dependencies);
  const permission = requestPermissionOf(dependencies);
  const relations = relationsOf(dependencies);
  const ageLimits = ageLimitsOf(dependencies);
  const chatChanges = chatChangesOf(dependencies);
  const requestChanges = requestChangesOf(dependencies);
  const newMessageEvent = newMessageEventOf(dependencies);
  const received = rateLimits.exact('message request received', {
    limit: Math.ceil(config.rateLimitMax * RECEIVED),
    duration: DAY,
  });

  /** The error is the same if the other member blocks the sender or is not shown. */
  async function requirePermission(
    senderId: string,
    recipientId: string,
    transaction?: Write,
  ): Promise<void> {
    const relationState = await relations.find(senderId, recipientId, transaction);
    if (relationState?.relation.blocked === true) throw chatClosed('blocked');
    const isReachable = relationState !== null && !relationState.isBlocked;
    if (!isReachable || !(await permission.isGranted(senderId, recipientId, transaction)))
      throw requestsClosed();
  }

  return {
    requirePermission,

    /**
     * Whether the member needs a new request to write to the other one. The chat of an ended friendship stays closed,
     * and a request that was sent is not repeated until its deletion no longer holds.
     */
    async isNeeded(userId: string, otherId: string, chat: PairChat | null): Promise<boolean> {
      if (await relations.areFriends(userId, otherId)) return false;
      if (chat === null) return true;
      if (chat.enquired_at !== null || chat.accepted_at !== null) return false;
      if (chat.requested_by === null) return chat.last_seq === 0;
      if (chat.requested_by !== userId) return chat.request_seq === null;
      const deletedAt = chat.request_deleted_at;
      return deletedAt !== null && deletedAt <= clock.now() - DELETION_HOLDS;
    },

    /** Checks and counts a new request. */
    async requireNew(senderId: string, recipientId: string): Promise<void> {
      await requirePermission(senderId, recipientId);
      await ageLimits.take('message request', senderId);
      await received.take(recipientId, inboxFull);
    },

    begin: (transaction: Write, chatId: string, userId: string) =>
      repository.begin(transaction, { chatId, userId, now: clock.now() }),

    /** Throws if the participant has sent the request already, or if it is more than a short text. */
    async check(transaction: Write, userId: string, participant: Participant, draft: Draft): Promise<void> {
      if (participant.kind === 'group' || participant.request !== 'sent') return;
      if (draft.hasFile || draft.listingId !== null || draft.replyTo !== null) throw requestTextOnly();
      if (Array.from(draft.content).length > LONGEST) throw requestTextTooLong(LONGEST);
      await requirePermission(userId, participant.otherId, transaction);
    },

    /** Counts a message to a member who is no friend. */
    async limit(userId: string, chatId: string): Promise<void> {
      const participant = await participants.find(userId, chatId);
      if (participant?.kind === 'pair' && !participant.isFriend)
        await ageLimits.take('message to a stranger', userId);
    },

    /** Refuses a file before it is stored. */
    requireText({ request }: Participant): void {
      if (request === 'sent') throw requestTextOnly();
    },

    /** The reason why the sender cannot write. */
    refuseWaiting({ request, closed }: Participant): void {
      if (request === 'sent' && closed === 'not-friends') throw requestWaiting();
    },

    /** Stores that a message of a request was sent. The answer of the recipient accepts the request. */
    async afterMessage(
      transaction: Write,
      { chat_id: chatId, seq, sender_id: senderId }: MessageRow,
      { request, otherId }: PairParticipant,
    ): Promise<void> {
      if (request === 'sent') await repository.send(transaction, { chatId, recipientId: otherId, seq });
      else if (request !== null) await repository.accept(transaction, chatId, senderId, clock.now());
    },

    /** The recipient's pages learn only the number of their requests. */
    announcementsOf: (message: MessageRow, { otherId }: PairParticipant): Announcement[] => [
      newMessageEvent(message.sender_id, message, { hidesSeen: true }),
      chatChanges.changed(message.sender_id, message.chat_id),
      requestChanges.changed(otherId),
    ],

    /** Accepts a received request. Returns the announcements to both members. */
    async accept(
      transaction: Write,
      chatId: string,
      userId: string,
      otherId: string,
    ): Promise<Announcement[]> {
      await repository.accept(transaction, chatId, userId, clock.now());
      return [
        chatChanges.changed(userId, chatId),
        chatChanges.changed(otherId, chatId),
        requestChanges.changed(userId),
      ];
    },

    /** Call this when a question about a listing has opened the chat. A request that waited in it is then listed. */
    async opened(chatId: string): Promise<Announcement[]> {
      const recipientId = await database.transaction((transaction) => repository.show(transaction, chatId));
      return recipientId === null ? [] : [requestChanges.changed(recipientId)];
    },

    /** Removes a request from the list of its recipient. */
    async remove(transaction: Write, chatId: string, userId: string): Promise<Announcement[]> {
      await repository.remove(transaction, chatId, clock.now());
      return [requestChanges.changed(userId)];
    },

    list: repository.list,
    count: (userId: string) => repository.count(userId),
  };
}
