import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/identifiers.ts';
import { requireOwnName } from '../../platform/policy.ts';
import { soughtName } from '../../platform/names.ts';
import { createRelationCounts, relationsOf } from '../relations/index.ts';
import { listingNotFound } from '../marketplace/index.ts';
import { createAttachments } from './attachments.ts';
import { createMessageErasure } from './message-erasure.ts';
import { createMessagePages } from './pages.ts';
import { createChatReading } from './chat-reading.ts';
import { chatChangesOf } from './chat-changes.ts';
import { messageCountsOf } from './message-counts.ts';
import { createEnquiries } from './enquiries.ts';
import { chatNoticesOf } from './chat-notices.ts';
import { chatPolicy } from './policy.ts';
import { createChatPresenter, type Chat } from './chat-presenter.ts';
import { chatReaderOf } from './chat-reader.ts';
import {
  chatClosed,
  chatNotFound,
  chatOfOthers,
  chatsOfOthers,
  chatWithOneself,
  requestOfOther,
  requestsClosed,
} from './errors.ts';
import { createChatRepository, type ChatKind, type PairChat, type Place } from './chat-repository.ts';
import { createMessageRequests } from './requests.ts';
import { createParticipants } from './participants.ts';

type Schemas = components['schemas'];

/** Greater than any time and id, so that the first page starts with the newest row. */
const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, id: 'g' };
const MESSAGES = 50;

type NewChat = Schemas['ChatPayload'];

interface ListOptions {
  readonly search: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

function otherOf(actor: Actor, participants: readonly string[]): string {
  if (!participants.includes(actor.userId)) throw chatOfOthers();
  const other = participants.find((id) => id !== actor.userId);
  if (other === undefined) throw chatWithOneself();
  return other;
}

function kindOf(isEnquiry: boolean, isRequest: boolean): ChatKind {
  if (isEnquiry) return 'enquiry';
  return isRequest ? 'request' : 'friends';
}

export function createChatService(dependencies: Dependencies) {
  const { announcer, clock, database, secrets } = dependencies;
  const repository = createChatRepository(database);
  const participants = createParticipants(dependencies);
  const changes = chatChangesOf(dependencies);
  const countsOf = messageCountsOf(dependencies);
  const pages = createMessagePages(dependencies);
  const attachments = createAttachments(dependencies);
  const erasure = createMessageErasure(dependencies);
  const notices = chatNoticesOf(dependencies);
  const relations = relationsOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const moveReadPosition = createChatReading(dependencies);
  const enquiries = createEnquiries(dependencies);
  const requests = createMessageRequests(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createChatPresenter(dependencies);
  const find = chatReaderOf(dependencies);

  /** Creates the chat. Returns null if the two members have started one in the meantime. */
  function open(actor: Actor, otherId: string, kind: ChatKind): Promise<string | null> {
    const id = newId(clock);
    return database.transaction(async (transaction) => {
      await relationCounts.lockMembers(transaction, actor.userId, otherId);
      const relationState = await relations.find(actor.userId, otherId, transaction);
      if (kind === 'enquiry' && relationState?.isBlocked === true) throw listingNotFound();
      if (relationState?.relation.blocked === true) throw chatClosed('blocked');
      const isFriend = relationState?.relation.friendship === 'friends';
      if (kind === 'friends' && !isFriend) throw chatClosed('not-friends');
      if (kind === 'request' && relationState?.isBlocked !== false) throw requestsClosed();
      const chat = { id, userId: actor.userId, otherId, kind, now: clock.now() };
      return (await repository.insert(transaction, chat)) ? id : null;
    });
  }

  /** Puts the chat back into the member's list, unless it waits among the requests. */
  async function relist(userId: string, chatId: string): Promise<boolean> {
    const { request } = await participants.require(userId, chatId);
    return request !== 'received' && repository.relist(userId, chatId, clock.now());
  }

  /** Makes the existing chat a request of the caller, if it still can be one. */
  const renew = (actor: Actor, otherId: string, { id }: PairChat): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if ((await repository.lockRow(transaction, actor.userId, id)) === null) throw chatNotFound();
      const chat = await repository.ofPair(actor.userId, otherId, transaction);
      if (!(await requests.isNeeded(actor.userId, otherId, chat))) return false;
      await requests.begin(transaction, id, actor.userId);
      return true;
    });

  /** Announces to both members of an existing chat that they can write from now on. */
  async function notifyOpened(
    actor: Actor,
    otherId: string,
    chatId: string,
    { isNew, isEnquiry }: { isNew: boolean; isEnquiry: boolean },
  ): Promise<void> {
    const isOpened = !isNew && isEnquiry && (await repository.enquire(chatId, clock.now()));
    const ended = isOpened ? await requests.opened(chatId) : [];
    const isListed = isNew || (await relist(actor.userId, chatId));
    announcer.announce([
      ...ended,
      ...(isListed || isOpened ? [changes.changed(actor.userId, chatId)] : []),
      ...(isOpened ? [changes.changedWith(otherId, actor.userId)] : []),
    ]);
  }

  return {
    async list(actor: Actor, userId: string, options: ListOptions): Promise<Schemas['ChatPage']> {
      if (!chatPolicy.list(actor, userId)) throw chatsOfOthers();
      const { search = '', limit, cursor } = options;
      const { words } = soughtName(search);
      const scope = `chats of ${userId} with ${words.join(' ')}`;
      // The cursor is signed, so only this server can have written its content.
      const place = cursor === undefined ? NEWEST : (JSON.parse(cursors.decode(cursor, scope)) as Place);
      const rows =
        words.length === 0
          ? await repository.list(userId, place, limit + 1, clock.now())
          : await repository.search(userId, words, place, limit + 1, clock.now());
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        chats: await present.all(page),
        nextCursor:
          last === undefined
            ? null
            : cursors.encode(JSON.stringify({ at: last.active_at, id: last.id } satisfies Place), scope),
      };
    },

    requireOwn: ({ userId }: Actor, chatId: string) => participants.require(userId, chatId),

    async read(actor: Actor, chatId: string): Promise<Schemas['ChatDetailAnswer']> {
      const participant = await participants.require(actor.userId, chatId);
      const [chat, { messages, nextCursor, revision }] = await Promise.all([
        find(actor.userId, chatId),
        pages.read(actor.userId, chatId, participant, { at: 'end' }, MESSAGES),
      ]);
      return { chat, messages, nextCursor, revision };
    },

    /**
     * Returns the chat that the two members already have, after putting it back into the caller's list. If there is
     * none, creates it.
     */
    async create(actor: Actor, { participants, listingId, request }: NewChat, claimed: string | undefined) {
      requireOwnName(actor, claimed);
      const otherId = otherOf(actor, participants);
      const isEnquiry = listingId !== undefined;
      if (isEnquiry) await enquiries.require(actor, otherId, listingId);
      const existing = await repository.ofPair(actor.userId, otherId);
      if (isEnquiry && (existing?.enquired_at ?? null) === null) await enquiries.begin(actor.userId);
      const isRequest =
        request === true && !isEnquiry && (await requests.isNeeded(actor.userId, otherId, existing));
      if (isRequest) {
        await requests.requireNew(actor.userId, otherId);
        if (existing !== null) await renew(actor, otherId, existing);
      }
      const made = existing === null ? await open(actor, otherId, kindOf(isEnquiry, isRequest)) : null;
      const chatId = existing?.id ?? made ?? (await repository.ofPair(actor.userId, otherId))?.id;
      if (chatId === undefined) throw chatNotFound();
      const isNew = made !== null;
      await notifyOpened(actor, otherId, chatId, { isNew, isEnquiry });
      return { isNew, chat: await find(actor.userId, chatId) };
    },

    /** The message requests that wait for the caller. */
    async listRequests(
      actor: Actor,
      { limit, cursor }: Pick<ListOptions, 'limit' | 'cursor'>,
    ): Promise<Schemas['ChatRequestPage']> {
      const scope = `message requests of ${actor.userId}`;
      const place = cursor === undefined ? NEWEST : (JSON.parse(cursors.decode(cursor, scope)) as Place);
      const [rows, total] = await Promise.all([
        requests.list(actor.userId, place, limit + 1),
        requests.count(actor.userId),
      ]);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        chats: await present.all(page),
        total,
        nextCursor:
          last === undefined
            ? null
            : cursors.encode(JSON.stringify({ at: last.active_at, id: last.id } satisfies Place), scope),
      };
    },

    /** Accepts a message request. Repeating the call is not an error. */
    async accept(actor: Actor, chatId: string): Promise<Chat> {
      const announcements = await database.transaction(async (transaction) => {
        if ((await repository.lockRow(transaction, actor.userId, chatId)) === null) throw chatNotFound();
        const participant = await participants.require(actor.userId, chatId, transaction);
        if (!chatPolicy.accept(participant)) throw requestOfOther();
        if (participant.request === null) return [];
        if (participant.closed !== null) throw chatClosed(participant.closed);
        return requests.accept(transaction, chatId, actor.userId, participant.otherId);
      });
      announcer.announce(announcements);
      return find(actor.userId, chatId);
    },

    async mute(actor: Actor, chatId: string, muted: boolean): Promise<Chat> {
      const hasChanged = await repository.mute(actor.userId, chatId, muted ? 1 : 0);
      if (hasChanged) announcer.announce([changes.changed(actor.userId, chatId)]);
      return find(actor.userId, chatId);
    },

    /** Moves the read position forward to `seq`, but never past the newest message and never back. */
    async markRead(actor: Actor, chatId: string, seq: number): Promise<Chat> {
      await moveReadPosition(actor, chatId, seq);
      return find(actor.userId, chatId);
    },

    /**
     * Deletes the chat for the caller only. Messages that all members have deleted are removed permanently. Returns
     * the caller's new counters.
     */
    async delete(actor: Actor, chatId: string): Promise<Schemas['MessageCounts']> {
      const { announcements, files } = await database.transaction(async (transaction) => {
        const locked = await repository.lockRow(transaction, actor.userId, chatId);
        if (locked === null) throw chatNotFound();
        const participant = await participants.require(actor.userId, chatId, transaction);
        const isRequest = participant.request === 'received';
        if (!participant.isListed && !isRequest) return { announcements: [], files: [] };
        const ended = isRequest ? await requests.remove(transaction, chatId, actor.userId) : [];
        await repository.clear(transaction, actor.userId, locked);
        const unused = await erasure.purge(transaction, [chatId]);
        await attachments.forget(transaction, unused);
        const forgotten = await notices.forget(transaction, actor.userId, chatId);
        const changed = changes.changed(actor.userId, chatId);
        return { announcements: [changed, ...forgotten, ...ended], files: unused };
      });
      announcer.announce(announcements);
      for (const id of files) await attachments.remove(id);
      return countsOf(actor.userId);
    },
  };
}
