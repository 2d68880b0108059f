import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { AppError } from '../../platform/http/errors.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { clientIdReused, digestOfFile, fingerprintOf, runIdempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { requireOwnName, type ClaimedName } from '../../platform/policy.ts';
import { soughtTextWords, textWords } from '../../platform/text-words.ts';
import { chatClosed, chatNotFound, messageNotFound, quoteNotFound } from './errors.ts';
import type { Participant } from './participant.ts';
import { createParticipants } from './participants.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { messagePreviewsOf } from '../link-previews/index.ts';
import { listingOfNeither, listingReferencesOf } from '../marketplace/index.ts';
import { readMentionedIds } from '../mentions/index.ts';
import { createAttachments, type MessageAttachment } from './attachments.ts';
import { messageAnnouncementsOf } from './message-announcements.ts';
import { replaceMentions } from './message-mentions.ts';
import { createMessageSearch } from './message-search.ts';
import { createGroupDelivery } from './group-delivery.ts';
import { newMessageRow } from './new-message-row.ts';
import { createMessagePages, type Place } from './pages.ts';
import { messagePolicy } from './policy.ts';
import { createMessageRequests } from './requests.ts';
import { createMessagePresenter, type Message } from './presenter.ts';
import { createQuotes } from './quotes.ts';
import { createMessageRepository, type MessageRow, type SentMessage, type Write } from './repository.ts';
import { messageText } from './text-rules.ts';

type Schemas = components['schemas'];

interface Draft {
  readonly chatId: string;
  readonly clientId?: string;
  readonly sender?: ClaimedName;
  readonly text?: string;
  readonly listingId?: string;
  readonly replyTo?: string;
  readonly voice?: Schemas['VoiceUpload'];
  /** The ids of the mentioned members. In a form, they are a JSON array. */
  readonly mentions?: string | readonly string[];
}

/** A stored file with the name that its download gets. */
export interface Stored {
  readonly attachment: MessageAttachment;
  readonly fileName: string;
}

/** A message that was validated and can be stored. */
export interface Outgoing {
  readonly chatId: string;
  readonly clientId: string;
  readonly content: string;
  readonly listingId: string | null;
  readonly replyTo: string | null;
  readonly isForwarded?: true;
  readonly mentions?: readonly string[];
  readonly fingerprint: string;
}

export interface Sent {
  readonly isNew: boolean;
  readonly message: Message;
}

/** Greater than any sequence number. */
const BEYOND = 2_147_483_647;

export function createMessageService(dependencies: Dependencies) {
  const { announcer, clock, database, secrets } = dependencies;
  const repository = createMessageRepository(database);
  const messageSearch = createMessageSearch(database);
  const participants = createParticipants(dependencies);
  const announcementsOf = messageAnnouncementsOf(dependencies);
  const groups = createGroupDelivery(dependencies);
  const attachments = createAttachments(dependencies);
  const pages = createMessagePages(dependencies);
  const listings = listingReferencesOf(dependencies);
  const previews = messagePreviewsOf(dependencies);
  const quotes = createQuotes(database);
  const requests = createMessageRequests(dependencies);
  const ageLimits = ageLimitsOf(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createMessagePresenter(dependencies);

  async function presented(actor: Actor, row: MessageRow): Promise<Message> {
    const [message] = await present(actor.userId, [row]);
    if (message === undefined) throw messageNotFound();
    return message;
  }

  async function repeated(
    actor: Actor,
    sent: SentMessage,
    { fingerprint }: Pick<Outgoing, 'fingerprint'>,
  ): Promise<Sent> {
    // The fingerprint of a deleted message is erased, because the text could be guessed from it.
    if (sent.deleted_at === null && sent.fingerprint !== fingerprint) throw clientIdReused();
    return { isNew: false, message: await presented(actor, sent) };
  }

  async function requireOpen(actor: Actor, chatId: string, transaction?: Write): Promise<Participant> {
    const participant = await participants.require(actor.userId, chatId, transaction);
    requests.refuseWaiting(participant);
    if (!messagePolicy.create(participant)) throw chatClosed(participant.closed ?? 'not-friends');
    return participant;
  }

  /**
   * Whether this is the first message about a listing of the other member. Throws if the listing belongs to neither of
   * the two members, and in a group chat.
   */
  async function isEnquiry(
    transaction: Write,
    actor: Actor,
    { chatId, listingId }: Outgoing,
    participant: Participant,
  ): Promise<boolean> {
    if (listingId === null) return false;
    if (participant.kind === 'group') throw listingOfNeither();
    const listing = await listings.find(actor, listingId, transaction);
    if (listing === null) throw listingOfNeither();
    if (listing.ownerId === actor.userId) return false;
    if (listing.ownerId !== participant.otherId) throw listingOfNeither();
    return !(await repository.isKnown(transaction, chatId, listingId));
  }

  const write = (actor: Actor, outgoing: Outgoing, stored: Stored | null) => {
    const { chatId, clientId, content, listingId, replyTo, fingerprint } = outgoing;
    const id = newId(clock);
    return database.transaction(async (transaction) => {
      const seq = await repository.takePlace(transaction, actor.userId, chatId);
      if (seq === null) throw chatNotFound();
      const participant = await requireOpen(actor, chatId, transaction);
      await requests.check(transaction, actor.userId, participant, { ...outgoing, hasFile: stored !== null });
      if (replyTo !== null) {
        const replying = { userId: actor.userId, chatId, messageId: replyTo };
        if (!(await quotes.canQuote(transaction, replying))) throw quoteNotFound();
      }
      const enquiry = { isEnquiry: await isEnquiry(transaction, actor, outgoing, participant) };
      const now = clock.now();
      const fileName = stored?.fileName ?? null;
      if (stored !== null) await attachments.record(transaction, stored.attachment, actor.userId);
      const message = {
        id,
        chat_id: chatId,
        seq,
        sender_id: actor.userId,
        client_id: clientId,
        type: stored?.attachment.kind ?? 'text',
        content,
        attachment_id: stored?.attachment.id ?? null,
        file_name: fileName,
        listing_id: listingId,
        reply_to: replyTo,
        forwarded: outgoing.isForwarded === true ? 1 : 0,
        created_at: now,
      } as const;
      const words = textWords(`${content} ${fileName ?? ''}`);
      await repository.insert(transaction, {
        ...message,
        fingerprint,
        search: words.join(' '),
      });
      // Most messages have no link, and need no query.
      if (stored === null && content.includes('://')) await previews.attach(transaction, id, content);
      await messageSearch.add(transaction, chatId, seq, words);
      const row = newMessageRow(message, participant.kind, stored?.attachment ?? null);
      const { added } = await replaceMentions(transaction, row, outgoing.mentions);
      if (participant.kind === 'group')
        return { row, announcements: await groups.message(transaction, row, participant, added) };
      await repository.updateParticipants(transaction, { chatId, senderId: actor.userId, seq, now });
      await requests.afterMessage(transaction, row, participant);
      return {
        row,
        announcements: await announcementsOf(transaction, actor, row, { ...participant, ...enquiry }),
      };
    });
  };

  const findSent = (actor: Actor, { clientId }: Pick<Outgoing, 'clientId'>): Promise<SentMessage | null> =>
    repository.findByClientId(actor.userId, clientId);

  /** Returns the message that an earlier attempt has stored, or null. */
  async function findRepeated(
    actor: Actor,
    attempt: Pick<Outgoing, 'clientId' | 'fingerprint'>,
  ): Promise<Sent | null> {
    const sent = await findSent(actor, attempt);
    return sent === null ? null : repeated(actor, sent, attempt);
  }

  /**
   * Stores the message once. A repeated call returns the stored message, even if the calls arrive at the same time.
   */
  async function writeOnce(actor: Actor, outgoing: Outgoing, stored: Stored | null): Promise<Sent> {
    const attempt = () =>
      runIdempotent({
        make: () => write(actor, outgoing, stored),
        isTaken: (error) => database.isUniqueViolation(error, 'messages_sender_id_client_id_unique'),
        find: async () => {
          const sent = await findSent(actor, outgoing);
          const isReused = sent === null && (await repository.isUsed(actor.userId, outgoing.clientId));
          // The message is in a group chat that the member has left.
          if (isReused) throw clientIdReused();
          return sent;
        },
      });
    const outcome = await attempt().catch(async (error: unknown) => {
      // This attempt was refused, but an earlier attempt may have stored the message. If so, this attempt returns the
      // stored message.
      const made = error instanceof AppError ? await findSent(actor, outgoing) : null;
      if (made === null) throw error;
      return { isNew: false, made } as const;
    });
    if (!outcome.isNew) return repeated(actor, outcome.made, outgoing);
    const { announcements, row } = outcome.made;
    announcer.announce(announcements);
    return { isNew: true, message: await presented(actor, row) };
  }

  async function sendFile(
    actor: Actor,
    outgoing: Outgoing,
    upload: Upload,
    voice: Schemas['VoiceUpload'] | null,
  ): Promise<Sent> {
    // This check comes before anything is stored. The transaction checks again.
    requests.requireText(await requireOpen(actor, outgoing.chatId));
    return attachments.keep(upload, voice, async (attachment, fileName) => {
      const outcome = await writeOnce(actor, outgoing, { attachment, fileName });
      if (!outcome.isNew) await attachments.remove(attachment.id);
      return outcome;
    });
  }

  return {
    findRepeated,
    requireOpen,
    writeOnce,

    async list(actor: Actor, chatId: string, place: Place, limit: number): Promise<Schemas['MessagePage']> {
      const participant = await participants.require(actor.userId, chatId);
      return pages.read(actor.userId, chatId, participant, place, limit);
    },

    async search(
      actor: Actor,
      chatId: string,
      { search, limit, cursor }: { search: string; limit: number; cursor: string | undefined },
    ): Promise<Schemas['MessageSearchPage']> {
      const words = soughtTextWords(search);
      const scope = `messages of ${chatId} with ${words.join(' ')}`;
      const before = cursor === undefined ? BEYOND : Number(cursors.decode(cursor, scope));
      const { clearedSeq, lastSeq } = await participants.require(actor.userId, chatId);
      const bounds = { after: clearedSeq, before: Math.min(before, lastSeq + 1) };
      const rows = await messageSearch.find({ chatId, readerId: actor.userId }, words, bounds, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        messages: await present(actor.userId, page),
        nextCursor: last === undefined ? null : cursors.encode(String(last.seq), scope),
      };
    },

    /** Sends a message. An upload is stored with the message, which then needs no text. */
    async send(actor: Actor, draft: Draft, upload: Upload | null): Promise<Sent> {
      requireOwnName(actor, draft.sender);
      const { chatId, clientId = newId(clock), text, listingId = null, replyTo = null, voice = null } = draft;
      const content =
        upload === null
          ? requiredText(text ?? '', 'text', messageText)
          : optionalText(text, 'text', messageText);
      const file = upload === null ? [null, null] : [upload.name, await digestOfFile(upload.path)];
      const about = listingId === null ? [] : [listingId];
      const reply = replyTo === null ? [] : [`reply to ${replyTo}`];
      const sound = voice === null ? [] : [`voice ${voice.waveform.join(' ')}`];
      const fingerprint = fingerprintOf([chatId, content, ...file, ...about, ...reply, ...sound]);
      const mentions = readMentionedIds(draft.mentions);
      const outgoing = { chatId, clientId, content, listingId, replyTo, mentions, fingerprint };
      // A repeated message is not counted, so that a member at the limit gets the stored one.
      const sent = await findRepeated(actor, outgoing);
      if (sent !== null) return sent;
      await requests.limit(actor.userId, chatId);
      if (mentions.length > 0) await ageLimits.take('mention in a chat', actor.userId, mentions.length);
      return upload === null ? writeOnce(actor, outgoing, null) : sendFile(actor, outgoing, upload, voice);
    },
  };
}
