import type { Dependencies } from '../../platform/dependencies.ts';
import type { Language } from '../../platform/language.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createPushQueue } from '../push-queue/index.ts';
import { presentNotification } from './presenter.ts';
import { createNotificationRepository } from './repository.ts';
import type { NotificationKind } from './tables.ts';

/** Greater than any id, so that the newest notifications are read. */
const LAST = 'g';
/** The number of the newest notifications that are considered. */
const CONSIDERED = 50;
/** Chats have their own part of the digest. */
const ofChats: ReadonlySet<NotificationKind> = new Set(['message', 'listing_enquiry']);

/**
 * Creates the function that returns the sentences of a member's unread notifications since a time, the newest first.
 * Equal sentences count once. Notifications about chats are left out.
 */
export function missedNotificationsOf({
  clock,
  database,
  jobs,
  secrets,
}: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>) {
  const repository = createNotificationRepository(database, createPushQueue({ clock, jobs }));
  const persons = createPersonPresenter({ clock, secrets });

  return async (userId: string, since: number, language: Language): Promise<readonly string[]> => {
    const rows = await repository.list(userId, LAST, CONSIDERED);
    const sentences = rows
      .filter(
        ({ kind, read_at, created_at }) => read_at === null && created_at >= since && !ofChats.has(kind),
      )
      .map((row) => presentNotification(row, persons, language).description);
    return [...new Set(sentences)];
  };
}
