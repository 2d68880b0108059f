import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { AppError } from '../../platform/http/errors.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { clientIdReused, digestOfFile, fingerprintOf, makeOnce } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { requireOwnName } from '../../platform/policy.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { cleanText, searchable } from '../../platform/text.ts';
import { chatChangesOf } from '../chats/changes.ts';
import { chatNoticesOf } from '../chats/notices.ts';
import { chatClosed, chatNotFound } from '../chats/refusals.ts';
import { chatStandings, type Standing } from '../chats/standing.ts';
import type { NewAttachment } from '../files/service.ts';
import { createAttachments } from './attachments.ts';
import { arrivalsOf } from './events.ts';
import { createMessagePages, type Place } from './pages.ts';
import { messagePolicy } from './policy.ts';
import { presentMessage, type Message } from './presenter.ts';
import { createMessageRepository, type MessageRow, type SentMessage, type Write } from './repository.ts';

type Schemas = components['schemas'];

interface Draft {
  readonly chatId: string;
  readonly clientId?: string;
  readonly sender?: string;
  readonly text?: string;
}

/** With the name that it gets with its file. */
interface Stored {
  readonly attachment: NewAttachment;
  readonly fileName: string;
}

/** What was asked for in a message, ready to be stored. */
interface Outgoing {
  readonly chatId: string;
  readonly clientId: string;
  readonly content: string;
  readonly fingerprint: string;
}

interface Sent {
  readonly isNew: boolean;
  readonly message: Message;
}

/** Every place in a chat is before it. */
const BEYOND = 2_147_483_647;
const TEXT = { multiline: true, atMost: 5000 };

function repeated(sent: SentMessage, { fingerprint }: Outgoing): Sent {
  if (sent.fingerprint !== fingerprint) throw clientIdReused();
  return { isNew: false, message: presentMessage(sent) };
}

export function createMessageService(dependencies: Dependencies) {
  const { announcer, clock, connections, database, secrets } = dependencies;
  const repository = createMessageRepository(database);
  const standings = chatStandings(dependencies);
  const changes = chatChangesOf(dependencies);
  const arrival = arrivalsOf(dependencies);
  const attachments = createAttachments(dependencies);
  const notices = chatNoticesOf(dependencies);
  const pages = createMessagePages(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function requireOpen(actor: Actor, chatId: string, transaction?: Write): Promise<Standing> {
    const standing = await standings.require(actor.userId, chatId, transaction);
    if (!messagePolicy.create(standing)) throw chatClosed(standing.closed ?? 'not-friends');
    return standing;
  }

  /** Whom it is new to that there is this chat, and who has been away. */
  async function tell(
    transaction: Write,
    actor: Actor,
    message: Message,
    before: Standing,
  ): Promise<Announcement[]> {
    const { chatId, content, fileName } = message;
    const { otherId } = before;
    const isAway = !connections.isListening(otherId) && !before.isMutedByOther;
    const notice = {
      chatId,
      senderId: actor.userId,
      recipientId: otherId,
      excerpt: content === '' ? (fileName ?? '') : content,
    };
    const notify = async () => (isAway ? notices.tell(transaction, notice) : []);
    const forget = async () => (before.unread > 0 ? notices.forget(transaction, actor.userId, chatId) : []);
    // Members are held with the lowest id first.
    const told =
      actor.userId < otherId
        ? [...(await forget()), ...(await notify())]
        : [...(await notify()), ...(await forget())];
    return [
      ...(before.isListed ? [] : [changes.changed(actor.userId, chatId)]),
      ...(before.isListedForOther ? [] : [changes.changed(otherId, chatId)]),
      arrival(actor.userId, message),
      arrival(otherId, message),
      ...told,
    ];
  }

  const write = (actor: Actor, outgoing: Outgoing, stored: Stored | null) => {
    const { chatId, clientId, content, fingerprint } = outgoing;
    const id = newId(clock);
    return database.transaction(async (transaction) => {
      const seq = await repository.takePlace(transaction, actor.userId, chatId);
      if (seq === null) throw chatNotFound();
      const standing = await requireOpen(actor, chatId, transaction);
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
        created_at: now,
      } as const;
      await repository.insert(transaction, {
        ...message,
        fingerprint,
        search: searchable(fileName === null ? content : `${content} ${fileName}`),
      });
      await repository.tellMembers(transaction, { chatId, senderId: actor.userId, seq, now });
      const attachment = stored?.attachment;
      const row: MessageRow = {
        ...message,
        attachment_kind: attachment?.kind ?? null,
        attachment_content_type: attachment?.content_type ?? null,
        attachment_width: attachment?.width ?? null,
        attachment_height: attachment?.height ?? null,
        attachment_placeholder: attachment?.placeholder ?? null,
        attachment_bytes: attachment?.bytes ?? null,
      };
      const presented = presentMessage(row);
      return { message: presented, announcements: await tell(transaction, actor, presented, standing) };
    });
  };

  const findSent = (actor: Actor, { clientId }: Outgoing): Promise<SentMessage | null> =>
    repository.findByClientId(actor.userId, clientId);

  /** Sent again, it answers the message that is stored, also when the repeats arrive at once. */
  async function writeOnce(actor: Actor, outgoing: Outgoing, stored: Stored | null): Promise<Sent> {
    const attempt = () =>
      makeOnce({
        make: () => write(actor, outgoing, stored),
        isTaken: (error) => database.isUniqueViolation(error, 'messages_sender_id_client_id_unique'),
        find: () => findSent(actor, outgoing),
      });
    const outcome = await attempt().catch(async (error: unknown) => {
      // Refused by now, it can have been stored before: whoever repeats it has to learn so.
      const made = error instanceof AppError ? await findSent(actor, outgoing) : null;
      if (made === null) throw error;
      return { isNew: false, made } as const;
    });
    if (!outcome.isNew) return repeated(outcome.made, outgoing);
    const { announcements, message } = outcome.made;
    announcer.announce(announcements);
    return { isNew: true, message };
  }

  async function sendFile(actor: Actor, outgoing: Outgoing, upload: Upload): Promise<Sent> {
    const sent = await findSent(actor, outgoing);
    if (sent !== null) return repeated(sent, outgoing);
    // Before anything is stored, and once more in the transaction.
    await requireOpen(actor, outgoing.chatId);
    return attachments.keep(upload, async (attachment, fileName) => {
      const outcome = await writeOnce(actor, outgoing, { attachment, fileName });
      if (!outcome.isNew) await attachments.remove(attachment.id);
      return outcome;
    });
  }

  return {
    async list(actor: Actor, chatId: string, place: Place, limit: number): Promise<Schemas['MessagePage']> {
      return pages.read(chatId, await standings.require(actor.userId, chatId), place, limit);
    },

    async search(
      actor: Actor,
      chatId: string,
      { search, limit, cursor }: { search: string; limit: number; cursor: string | undefined },
    ): Promise<Schemas['MessageSearchPage']> {
      const part = searchable(cleanText(search, { multiline: true }));
      const scope = `messages of ${chatId} with ${part}`;
      const before = cursor === undefined ? BEYOND : Number(cursors.decode(cursor, scope));
      const { clearedSeq } = await standings.require(actor.userId, chatId);
      if (part === '') return { messages: [], nextCursor: null };
      const rows = await repository.search(chatId, part, { after: clearedSeq, before }, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        messages: page.map(presentMessage),
        nextCursor: last === undefined ? null : cursors.encode(String(last.seq), scope),
      };
    },

    /** With an upload, which is kept with the message; the text may then be empty. */
    async send(actor: Actor, draft: Draft, upload: Upload | null): Promise<Sent> {
      requireOwnName(actor, draft.sender);
      const { chatId, clientId = newId(clock), text } = draft;
      const content =
        upload === null ? requiredText(text ?? '', 'text', TEXT) : optionalText(text, 'text', TEXT);
      const file = upload === null ? [null, null] : [upload.name, await digestOfFile(upload.path)];
      const outgoing = { chatId, clientId, content, fingerprint: fingerprintOf([chatId, content, ...file]) };
      return upload === null ? writeOnce(actor, outgoing, null) : sendFile(actor, outgoing, upload);
    },
  };
}
