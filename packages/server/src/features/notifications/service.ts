import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Language } from '../../platform/language.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { forbidden, notFound, unauthorized, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createPushQueue } from '../push-queue/index.ts';
import { changeOfPreferences, changeOfUnread } from './changes.ts';
import { notificationPolicy } from './policy.ts';
import { chosenKinds, presentPreferences, type Preferences } from './preferences.ts';
import { presentNotification } from './presenter.ts';
import { createPreferenceRepository } from './preference-repository.ts';
import { createNotificationRepository } from './repository.ts';

type Schemas = components['schemas'];

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';
const SCOPE = 'notifications';

function notificationNotFound(): AppError {
  return notFound('notification.not-found', i18n._('This notification is no longer here.'));
}

/**
 * Counts the unread messages. The composition root passes this function in, because the messages feature depends on
 * notifications and not the reverse.
 */
export type CountMessages = (userId: string) => Promise<Schemas['MessageCounts']>;

export function createNotificationService(
  { announcer, clock, database, jobs, secrets }: Dependencies,
  countMessages: CountMessages,
) {
  const repository = createNotificationRepository(database, createPushQueue({ clock, jobs }));
  const preferences = createPreferenceRepository(database);
  const cursors = createCursors(secrets.key('cursors'));
  const persons = createPersonPresenter({ clock, secrets });

  /** Throws if the member's account was deleted during the request. */
  async function countersOf(userId: string) {
    const counters = await repository.counters(userId);
    if (counters === null) throw unauthorized();
    return counters;
  }

  const announceChange = (userId: string): void => announcer.announce([changeOfUnread(repository, userId)]);

  return {
    async list(
      actor: Actor,
      userId: string,
      limit: number,
      cursor: string | undefined,
      language: Language,
    ): Promise<Schemas['NotificationPage']> {
      if (!notificationPolicy.list(actor, userId))
        throw forbidden(i18n._('These are another member’s notifications.'));
      const scope = `${SCOPE} of ${userId}`;
      const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
      const [rows, { unread }] = await Promise.all([
        repository.list(userId, before, limit + 1),
        countersOf(userId),
      ]);
      const { page, last } = pageOf(rows, limit);
      return {
        data: page.map((row) => presentNotification(row, persons, language)),
        nextCursor: last === null ? null : cursors.encode(last, scope),
        unread,
      };
    },

    async read(actor: Actor, id: string, language: Language): Promise<Schemas['NotificationAnswer']> {
      const { userId } = actor;
      const wasUnread = await database.transaction((transaction) =>
        repository.markRead(transaction, userId, id, clock.now()),
      );
      if (wasUnread) announceChange(userId);
      const [row, { unread }] = await Promise.all([repository.find(userId, id), countersOf(userId)]);
      if (row === null) throw notificationNotFound();
      return { notification: presentNotification(row, persons, language), unread };
    },

    async readAll({ userId }: Actor): Promise<Schemas['UnreadAnswer']> {
      const wasUnread = await database.transaction((transaction) =>
        repository.markAllRead(transaction, userId, clock.now()),
      );
      if (wasUnread) announceChange(userId);
      const { unread } = await countersOf(userId);
      return { unread };
    },

    /** Deletes a notification, and returns the number of unread ones that are left. */
    async delete({ userId }: Actor, id: string): Promise<number> {
      const unread = await database.transaction((transaction) => repository.delete(transaction, userId, id));
      if (unread === null) throw notificationNotFound();
      announceChange(userId);
      return unread;
    },

    async preferences({ userId }: Actor): Promise<Preferences> {
      return presentPreferences(await preferences.muted(userId));
    },

    async choose({ userId }: Actor, change: Partial<Preferences>): Promise<Preferences> {
      const chosen = await database.transaction(async (transaction) => {
        for (const [kind, isNotified] of chosenKinds(change)) {
          if (isNotified) await preferences.unmute(transaction, userId, kind);
          else await preferences.mute(transaction, userId, kind);
        }
        return presentPreferences(await preferences.muted(userId, transaction));
      });
      announcer.announce([changeOfPreferences(preferences, userId)]);
      return chosen;
    },

    async counts({ userId }: Actor): Promise<Schemas['Counts']> {
      const [{ unread, friendRequests }, messages] = await Promise.all([
        countersOf(userId),
        countMessages(userId),
      ]);
      return { unreadNotifications: unread, friendRequests, messages };
    },
  };
}
