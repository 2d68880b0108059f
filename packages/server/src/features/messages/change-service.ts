import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { textWords } from '../../platform/text-words.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { messagePreviewsOf } from '../link-previews/index.ts';
import { readMentionedIds } from '../mentions/index.ts';
import { createAttachments } from './attachments.ts';
import { createChangeRepository } from './change-repository.ts';
import { chatChangesOf } from './chat-changes.ts';
import { createChatRepository } from './chat-repository.ts';
import {
  chatClosed,
  chatNotFound,
  editTooLate,
  forwardedMessage,
  messageNotFound,
  messageOfOther,
  messageWithoutText,
  unchangeableLine,
} from './errors.ts';
import { groupChangesOf } from './group-changes.ts';
import { createGroupDelivery } from './group-delivery.ts';
import { messageChangesOf } from './message-changes.ts';
import { createMessageErasure } from './message-erasure.ts';
import { replaceMentions } from './message-mentions.ts';
import { createMessageSearch } from './message-search.ts';
import type { Participant } from './participant.ts';
import { createParticipants } from './participants.ts';
import { messagePolicy } from './policy.ts';
import { createMessagePresenter, type Message } from './presenter.ts';
import { quotedMessagesOf } from './quoted-messages.ts';
import type { MessageRow } from './repository.ts';
import { createMessageRequests } from './requests.ts';
import { messageText } from './text-rules.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

/** The time in which a message can be edited, by the clock of the server. */
const EDITABLE = 15 * 60 * 1000;

/** A message in a locked chat. */
interface Locked {
  readonly row: MessageRow & { readonly search: string };
  readonly participant: Participant;
}

const nothingChanged = { added: [], removed: [] };

const wordsOf = (search: string): string[] => (search === '' ? [] : search.split(' '));

function requireOwn(actor: Actor, row: MessageRow): void {
  if (row.deleted_at !== null || row.removed === 1) throw messageNotFound();
  if (!messagePolicy.update(actor, row.sender_id)) throw messageOfOther();
  if (row.event !== null) throw unchangeableLine();
}

/** Creates the service that edits and deletes messages. */
export function createChangeService(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const attachments = createAttachments(dependencies);
  const chats = createChatRepository(database);
  const chatChanges = chatChangesOf(dependencies);
  const erasure = createMessageErasure(dependencies);
  const messageChanges = messageChangesOf(dependencies);
  const messageSearch = createMessageSearch(database);
  const participants = createParticipants(dependencies);
  const requests = createMessageRequests(dependencies);
  const ageLimits = ageLimitsOf(dependencies);
  const present = createMessagePresenter(dependencies);
  const previews = messagePreviewsOf(dependencies);
  const groups = groupChangesOf(dependencies);
  const delivery = createGroupDelivery(dependencies);
  const quotes = quotedMessagesOf(dependencies);
  const repository = createChangeRepository(database);

  async function require(actor: Actor, messageId: string, transaction?: Write) {
    const row = await repository.find(actor.userId, messageId, transaction);
    if (row === null) throw messageNotFound();
    return row;
  }

  async function read(actor: Actor, messageId: string): Promise<Message> {
    const [message] = await present(actor.userId, [await require(actor, messageId)]);
    if (message === undefined) throw messageNotFound();
    return message;
  }

  /** Locks the chat before it reads the message, so that two changes of a message run one after the other. */
  async function lock(transaction: Write, actor: Actor, messageId: string): Promise<Locked> {
    const { chat_id: chatId } = await require(actor, messageId, transaction);
    if ((await chats.lockRow(transaction, actor.userId, chatId)) === null) throw chatNotFound();
    const participant = await participants.require(actor.userId, chatId, transaction);
    return { row: await require(actor, messageId, transaction), participant };
  }

  /** Returns the announcements of the chat, whose list shows the newest message and the number of unread ones. */
  async function listed(
    transaction: Write,
    { userId }: Actor,
    chatId: string,
    participant: Participant,
  ): Promise<Announcement[]> {
    if (participant.kind === 'group') return chatChanges.changedForListing(transaction, chatId);
    return [
      ...(participant.isListed ? [chatChanges.changed(userId, chatId)] : []),
      ...(participant.isListedForOther ? [chatChanges.changed(participant.otherId, chatId)] : []),
    ];
  }

  /** Stops counting and quoting a message that the member can no longer read. */
  async function forget(
    transaction: Write,
    userId: string,
    row: MessageRow,
    participant: Participant,
  ): Promise<Announcement[]> {
    if (row.sender_id === userId) return [];
    const { chat_id: chatId, id } = row;
    await repository.recount(transaction, userId, chatId);
    return quotes.next(transaction, { userIds: [userId], chatId }, participant, id);
  }

  /** Replaces the text of the message and the words by which it is found. `row` still has the former text. */
  async function replaceText(transaction: Write, { row, participant }: Locked, content: string) {
    const { chat_id: chatId, seq } = row;
    const former = wordsOf(row.search);
    const words = textWords(`${content} ${row.file_name ?? ''}`);
    await repository.updateText(transaction, row, { content, words, now: clock.now() });
    if (row.type === 'text') await previews.attach(transaction, row.id, content);
    await messageSearch.remove(
      transaction,
      chatId,
      seq,
      former.filter((word) => !words.includes(word)),
    );
    await messageSearch.add(
      transaction,
      chatId,
      seq,
      words.filter((word) => !former.includes(word)),
    );
    await quotes.edited(transaction, row, participant, content);
  }

  /** Notifies the members of new mentions, and corrects the notifications about mentions that the edit has removed. */
  async function notifyMentioned(
    transaction: Write,
    row: MessageRow,
    participant: Participant,
    { added, removed }: Awaited<ReturnType<typeof replaceMentions>>,
  ): Promise<Announcement[]> {
    if (participant.kind === 'pair') return [];
    const { chat_id: chatId, id } = row;
    const corrected =
      removed.length === 0
        ? []
        : await quotes.next(transaction, { userIds: removed, chatId }, participant, id);
    return [...corrected, ...(await delivery.mention(transaction, row, participant.chatName, added))];
  }

  function edit(
    actor: Actor,
    messageId: string,
    { content, mentions }: { content: string; mentions: readonly string[] | undefined },
  ): Promise<Announcement[]> {
    return database.transaction(async (transaction) => {
      const { row, participant } = await lock(transaction, actor, messageId);
      requireOwn(actor, row);
      if (row.content === '') throw messageWithoutText();
      if (row.forwarded === 1) throw forwardedMessage();
      const isSameText = row.content === content;
      const edited = { ...row, content };
      const changed =
        isSameText && mentions === undefined
          ? nothingChanged
          : await replaceMentions(transaction, edited, mentions, row.content);
      // A repeated request gets the response that the first one has lost, also after the 15 minutes.
      if (isSameText && changed.added.length + changed.removed.length === 0) return [];
      if (participant.closed !== null) throw chatClosed(participant.closed);
      if (clock.now() - row.created_at > EDITABLE) throw editTooLate();
      if (!isSameText) await replaceText(transaction, { row, participant }, content);
      return [
        ...(await messageChanges.changed(transaction, row)),
        ...(await listed(transaction, actor, row.chat_id, participant)),
        ...(await notifyMentioned(transaction, edited, participant, changed)),
      ];
    });
  }

  /** Erases the content of the message, and stops counting and quoting it for the other members. */
  async function erase(transaction: Write, row: Locked['row'], participant: Participant) {
    if (participant.kind === 'group') await groups.uncount(transaction, row);
    const files = await erasure.erase(transaction, row);
    await attachments.forget(transaction, files);
    const changed = await messageChanges.changed(transaction, row);
    const forgotten =
      participant.kind === 'pair'
        ? await forget(transaction, participant.otherId, row, participant)
        : await groups.forgetForAll(transaction, row, participant);
    return { files, changed, forgotten };
  }

  const eraseForEveryone = (actor: Actor, messageId: string) =>
    database.transaction(async (transaction) => {
      const { row, participant } = await lock(transaction, actor, messageId);
      if (!messagePolicy.delete(actor, row.sender_id, true)) throw messageOfOther();
      if (row.event !== null) throw unchangeableLine();
      if (row.deleted_at !== null) return { announcements: [], files: [] };
      const { files, changed, forgotten } = await erase(transaction, row, participant);
      // A request that its sender withdraws counts as deleted, so that it can be sent again later.
      const ended =
        participant.request === 'sent'
          ? await requests.remove(transaction, row.chat_id, participant.otherId)
          : [];
      return {
        files,
        announcements: [
          ...changed,
          ...(await listed(transaction, actor, row.chat_id, participant)),
          ...forgotten,
          ...ended,
        ],
      };
    });

  const removeForOne = (actor: Actor, messageId: string) =>
    database.transaction(async (transaction) => {
      const { row, participant } = await lock(transaction, actor, messageId);
      if (row.removed === 1) return { announcements: [], files: [] };
      const { userId } = actor;
      const chatId = row.chat_id;
      const changed = await messageChanges.removed(transaction, row, userId);
      await repository.showPrevious(transaction, userId, chatId);
      const files = await erasure.purge(transaction, [chatId]);
      await attachments.forget(transaction, files);
      const forgotten = await forget(transaction, userId, row, participant);
      const own = participant.isListed ? [chatChanges.changed(userId, chatId)] : [];
      // The message is the whole request.
      const isRequest = participant.request === 'received';
      const ended = isRequest ? await requests.remove(transaction, chatId, userId) : [];
      return { files, announcements: [...changed, ...own, ...forgotten, ...ended] };
    });

  return {
    /** Returns the messages that have changed after a revision, in their current state. */
    async list(
      actor: Actor,
      chatId: string,
      { after, limit }: { after: number; limit: number },
    ): Promise<Schemas['MessageChanges']> {
      // The revision is read before the messages, so the messages have all changes up to it.
      const { revision } = await participants.require(actor.userId, chatId);
      const rows = await repository.changed({ readerId: actor.userId, chatId, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1)?.revision ?? 0;
      const more = rows.length > limit;
      return {
        messages: await present(actor.userId, page),
        revision: more ? last : Math.max(revision, last),
        more,
      };
    },

    async requireEditable(actor: Actor, messageId: string): Promise<void> {
      requireOwn(actor, await require(actor, messageId));
    },

    async update(
      actor: Actor,
      messageId: string,
      { text, mentions }: Schemas['MessageEdit'],
    ): Promise<Message> {
      const content = requiredText(text, 'text', messageText);
      const mentioned = mentions === undefined ? undefined : readMentionedIds(mentions);
      const count = mentioned?.length ?? 0;
      if (count > 0) await ageLimits.take('mention in a chat', actor.userId, count);
      announcer.announce(await edit(actor, messageId, { content, mentions: mentioned }));
      return read(actor, messageId);
    },

    async delete(actor: Actor, messageId: string, scope: 'me' | 'everyone'): Promise<Message> {
      const { announcements, files } =
        scope === 'everyone'
          ? await eraseForEveryone(actor, messageId)
          : await removeForOne(actor, messageId);
      announcer.announce(announcements);
      for (const id of files) await attachments.remove(id);
      return read(actor, messageId);
    },
  };
}
