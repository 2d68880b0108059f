import type { PushNotice } from '../notifications/index.ts';
import type { NotificationKind } from '../push-queue/index.ts';

/** Push services deliver up to 4096 bytes, which include the header and the padding of the encryption. */
const MOST_BYTES = 3000;

export type Urgency = 'low' | 'normal' | 'high';

/** Members wait for messages, so they arrive also while a phone saves its battery. */
const urgentKinds: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['message', 'listing_enquiry']);

export const urgencyOf = (kind: NotificationKind): Urgency => (urgentKinds.has(kind) ? 'high' : 'normal');

/** The path in the app to which a notice leads, if the service worker does not know a better one. */
const pathOf = (kind: NotificationKind, subjectId: string | null): string =>
  urgentKinds.has(kind) && subjectId !== null ? `/messages?chat=${subjectId}` : '/notifications';

/** The content of the push message about a notification, as JSON. */
export function noticeText(
  { language, notification, topic, unread }: PushNotice,
  showsText: boolean,
): string {
  const { _id: id, actor, deadline, description, excerpt, kind, subjectId, title } = notification;
  const textWith = (body: string): string =>
    JSON.stringify({
      type: 'notification',
      id,
      // A later notice with the same tag replaces this one on the device.
      tag: topic,
      title,
      body,
      url: pathOf(kind, subjectId),
      unread,
      kind,
      actorId: actor?._id ?? null,
      subjectId,
      deadline,
      language,
    });
  const text = textWith(showsText && excerpt !== '' ? `${description}\n${excerpt}` : description);
  return Buffer.byteLength(text) > MOST_BYTES ? textWith(description) : text;
}

/** The content of the push message that tells which notifications are still unread. */
export const updateText = ({ unread, ids }: { unread: number; ids: readonly string[] }): string =>
  JSON.stringify({ type: 'read', unread, keep: ids });
