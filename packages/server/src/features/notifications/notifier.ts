import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { MutableKind, NotificationKind } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { excerptOf } from '../../platform/text.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createPushQueue } from '../push-queue/index.ts';
import { changeOfUnread } from './changes.ts';
import { presentNotification } from './presenter.ts';
import { createPreferenceRepository } from './preference-repository.ts';
import { quoteInstead, reword, rewordQuotes, type Edited, type Quote } from './quotes.ts';
import { createNotificationRepository } from './repository.ts';
import type { Selection } from './selection.ts';

type Write = Transaction<DatabaseSchema>;
type Schemas = components['schemas'];

/** An event about which one member is notified. */
export interface NotificationEvent {
  /** The recipient. */
  readonly userId: string;
  readonly kind: NotificationKind;
  /** The member who caused the event. Null if the service caused it. */
  readonly actorId: string | null;
  /** The id of the content that the notification links to, such as a post or a friendship. */
  readonly subjectId: string | null;
  /** The deadline that was missed. */
  readonly deadline?: Schemas['DeadlineName'];
  /** A text. Only its beginning is stored. */
  readonly excerpt: string;
  /** A recipient gets at most one notification for each key. Null means that every event notifies. */
  readonly dedupeKey: string | null;
  /**
   * Whether the event replaces a notification with the same key that the recipient has read, or whose push message was
   * dropped in a quiet time. Otherwise that notification is the only one.
   */
  readonly renews?: boolean;
  /** The message that the excerpt quotes. */
  readonly quotedId?: string;
}

/** A member who is notified of an event together with others. */
export interface Recipient extends Pick<NotificationEvent, 'userId' | 'excerpt'> {
  /**
   * The name of the chat in which the event mentions the member. Such a notification follows the switch for mentions in
   * place of the kind's own, and replaces the one with the same key, unless that is an unread mention.
   */
  readonly mentionedIn?: string;
}

/**
 * Notifies members. All methods run in the caller's transaction and lock members, so call them after locking posts.
 * Send the returned announcements with `announcer.announce` after the commit.
 */
export interface Notifier {
  /**
   * Notifies the recipients. Leaves out members who caused the event, members with a block between them and the
   * actor, and kinds that the recipient has muted.
   */
  notify(transaction: Write, ...events: readonly NotificationEvent[]): Promise<Announcement[]>;
  /**
   * Notifies many recipients of one event, with the same rules. Each of them can read another text. The number of
   * statements does not grow with the recipients.
   */
  notifyAll(
    transaction: Write,
    event: Omit<NotificationEvent, 'userId' | 'excerpt'>,
    recipients: readonly Recipient[],
  ): Promise<Announcement[]>;
  /**
   * Deletes the unread notification with this key, because its event was undone. With a `kind`, a notification of
   * another kind with this key stays.
   */
  withdraw(
    transaction: Write,
    event: Pick<NotificationEvent, 'userId'> & { dedupeKey: string; kind?: NotificationKind },
  ): Promise<Announcement[]>;
  /** Replaces the excerpt, because the text was edited. With `edited`, only where this message is quoted. */
  reword(transaction: Write, dedupeKey: string, excerpt: string, edited?: Edited): Promise<void>;
  /** Quotes other messages and names their senders. With `former`, only in place of this message. */
  quoteAll(
    transaction: Write,
    notifications: { dedupeKey: string; former: string | null },
    quotes: readonly Quote[],
  ): Promise<void>;
  /** Deletes read and unread notifications whose subject was deleted or can no longer be seen. */
  forget(transaction: Write, selection: Selection): Promise<Announcement[]>;
  /** Deletes one batch of the notifications about a subject. There can be too many for one transaction. */
  forgetSome(
    transaction: Write,
    subjectId: string,
    atMost: number,
  ): Promise<{ announcements: Announcement[]; isAll: boolean }>;
  /** Whether the member wants emails of this kind. Used for emails that belong to no notification. */
  isWanted(userId: string, kind: MutableKind): Promise<boolean>;
}

/** The dependencies of a notifier. Its jobs send push messages. */
export type NotifierDependencies = Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>;

export function createNotifier({ clock, database, jobs, secrets }: NotifierDependencies): Notifier {
  const pushes = createPushQueue({ clock, jobs });
  const repository = createNotificationRepository(database, pushes);
  const preferences = createPreferenceRepository(database);
  const persons = createPersonPresenter({ clock, secrets });

  const newNotification = (userId: string, id: string): Announcement => ({
    userId,
    event: 'notification',
    read: async () => {
      const [row, counters] = await Promise.all([repository.find(userId, id), repository.counters(userId)]);
      if (row === null || counters === null) return null;
      return { notification: presentNotification(row, persons, counters.language), unread: counters.unread };
    },
  });

  const change = (userId: string): Announcement => changeOfUnread(repository, userId);

  async function closeNotices(transaction: Write, userIds: ReadonlySet<string>): Promise<void> {
    for (const userId of [...userIds].toSorted()) await pushes.changed(transaction, userId);
  }

  /** The pages of the member load the list again if it has a notification that was replaced. */
  const announcementsOf = ({
    userId,
    id,
    isRenewed,
  }: {
    userId: string;
    id: string;
    isRenewed: boolean;
  }): Announcement[] => [newNotification(userId, id), ...(isRenewed ? [change(userId)] : [])];

  return {
    async notify(transaction, ...events) {
      const announcements: Announcement[] = [];
      const pushed: string[] = [];
      // Locks the members by ascending id, to avoid deadlocks.
      for (const event of events.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))) {
        const { userId, excerpt, ...rest } = event;
        if (userId === rest.actorId) continue;
        const id = newId(clock);
        const deadline = rest.deadline ?? null;
        const quotedId = rest.quotedId ?? null;
        const renews = rest.renews ?? false;
        const stores = {
          id,
          userId,
          deadline,
          quotedId,
          renews,
          excerpt: excerptOf(excerpt),
          now: clock.now(),
        };
        const notification = { ...rest, ...stores };
        const stored = await repository.insert(transaction, notification);
        if (stored === null) continue;
        announcements.push(...announcementsOf({ userId, id, ...stored }));
        if (stored.getsPush) pushed.push(id);
      }
      await pushes.notified(transaction, pushed);
      return announcements;
    },

    async notifyAll(transaction, event, recipients) {
      const rows = recipients
        .filter(({ userId }) => userId !== event.actorId)
        .map(({ userId, excerpt, mentionedIn = null }) => ({
          id: newId(clock),
          userId,
          excerpt: excerptOf(excerpt),
          mentionedIn,
        }));
      if (rows.length === 0) return [];
      const { deadline = null, quotedId = null, renews = false } = event;
      const notification = { ...event, deadline, quotedId, renews, now: clock.now() };
      const stored = await repository.insertAll(transaction, notification, rows);
      await pushes.notified(
        transaction,
        stored.filter(({ getsPush }) => getsPush).map(({ id }) => id),
      );
      return stored.flatMap(announcementsOf);
    },

    async withdraw(transaction, { userId, dedupeKey, kind }) {
      const selection = {
        by: 'dedupe-key',
        userIds: [userId],
        dedupeKey,
        ...(kind === undefined ? {} : { kind }),
      } as const;
      const changed = await repository.remove(transaction, selection, 'unread');
      return changed.map(change);
    },

    async reword(transaction, dedupeKey, excerpt, edited) {
      if (edited === undefined) {
        await reword(transaction, dedupeKey, excerptOf(excerpt));
        return;
      }
      const former = excerptOf(edited.former);
      await closeNotices(
        transaction,
        await rewordQuotes(transaction, dedupeKey, excerptOf(excerpt), { ...edited, former }),
      );
    },

    async quoteAll(transaction, notifications, quoted) {
      if (quoted.length === 0) return;
      const quotes = quoted.map((quote) => ({ ...quote, excerpt: excerptOf(quote.excerpt) }));
      await closeNotices(transaction, await quoteInstead(transaction, notifications, quotes));
    },

    async forget(transaction, selection) {
      const changed = await repository.remove(transaction, selection, 'all');
      return changed.map(change);
    },

    async forgetSome(transaction, subjectId, atMost) {
      const { userIds, isAll } = await repository.removeSome(transaction, subjectId, atMost);
      return { announcements: userIds.map(change), isAll };
    },

    isWanted: async (userId, kind) => !(await preferences.muted(userId)).has(kind),
  };
}
