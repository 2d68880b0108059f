import type { NotificationItem, NotificationKind } from '@parvis/design-system';
import { chatPath } from '../messages/index.ts';
import { profilePath } from '../people/index.ts';
import { knownEntry } from '../../platform/known-entry.ts';
import type { Notification } from './notification-cache.ts';

type Kind = Notification['kind'];

type Leading = Pick<Notification, 'actor' | 'deadline' | 'subjectId'>;

const toActor = ({ actor }: Leading) => (actor === null ? undefined : profilePath(actor._id));
const toPost = ({ subjectId }: Leading) => (subjectId === null ? undefined : `/post/${subjectId}`);
const toComments = (leading: Leading) => {
  const post = toPost(leading);
  return post && `${post}#comments`;
};

const toChat = ({ subjectId }: Leading) => (subjectId === null ? '/messages' : chatPath(subjectId));

const toListing = ({ subjectId }: Leading) =>
  subjectId === null ? '/marketplace' : `/marketplace/${subjectId}`;

const toGroup = ({ subjectId }: Leading) => (subjectId === null ? '/groups' : `/groups/${subjectId}`);

const toGroupRequests = (leading: Leading) => `${toGroup(leading)}?tab=members`;

const toSharedPrayer = ({ subjectId }: Leading) =>
  subjectId === null ? '/prayers' : `/shared-prayer/${subjectId}`;

const toPayment = ({ subjectId }: Leading) =>
  subjectId === null ? '/settings/payments' : `/payment/${subjectId}`;

const toParish =
  (page: 'edit' | 'claim') =>
  ({ subjectId }: Leading) =>
    subjectId === null ? '/parishes' : `/parish/${page}/${subjectId}`;

/** The address of an item in a list. The fragment names the item. */
const within =
  (list: string) =>
  ({ subjectId }: Leading) =>
    subjectId === null ? list : `${list}#${subjectId}`;

const toReport = ({ subjectId }: Leading) =>
  subjectId === null ? '/admin/reports' : `/admin/reports/${subjectId}`;

/** The page on which the staff deals with a single overdue item, if there is such a page. */
const subjectPages: Partial<Record<NonNullable<Notification['deadline']>, string>> = {
  'plan-activation': '/admin/payments',
  'payment-disputes': '/admin/payments',
  'unused-accounts': '/admin/members',
};

function toDeadline({ deadline, subjectId }: Leading): string {
  if (deadline === null) return '/admin/deadlines';
  const page = subjectPages[deadline];
  return page === undefined || subjectId === null ? `/admin/deadlines/${deadline}` : `${page}/${subjectId}`;
}

interface Presentation {
  icon: NotificationKind;
  path: (notification: Leading) => string | undefined;
}

const presentations: Record<Kind, Presentation> = {
  friend_request: { icon: 'friend-request', path: toActor },
  friend_accepted: { icon: 'friend-accepted', path: toActor },
  comment: { icon: 'comment', path: toComments },
  reply: { icon: 'reply', path: toComments },
  mention: { icon: 'mention', path: toPost },
  like: { icon: 'like', path: toPost },
  reaction: { icon: 'like', path: toPost },
  prayer: { icon: 'prayer', path: toPost },
  prayer_answered: { icon: 'prayer', path: toPost },
  prayer_reminder: { icon: 'prayer', path: toPost },
  shared_prayer_reminder: { icon: 'prayer', path: toSharedPrayer },
  shared_prayer_changed: { icon: 'prayer', path: toSharedPrayer },
  message: { icon: 'message', path: toChat },
  listing_enquiry: { icon: 'listing', path: toChat },
  plan_activated: { icon: 'plan', path: toPayment },
  report_decided: { icon: 'report', path: within('/reports') },
  listing_match: { icon: 'listing', path: toListing },
  listing_reserved: { icon: 'listing', path: toListing },
  listing_offer: { icon: 'listing', path: toListing },
  listing_offer_declined: { icon: 'listing', path: toListing },
  group_request: { icon: 'friend-request', path: toGroupRequests },
  group_accepted: { icon: 'friend-accepted', path: toGroup },
  decision: { icon: 'report', path: within('/reports?list=decisions') },
  report_safeguarding: { icon: 'report', path: toReport },
  report_overdue: { icon: 'report', path: toReport },
  promise_overdue: { icon: 'report', path: toDeadline },
  payment_confirmed: { icon: 'plan', path: toPayment },
  payment_rejected: { icon: 'plan', path: toPayment },
  payment_expired: { icon: 'plan', path: toPayment },
  payment_refunded: { icon: 'plan', path: toPayment },
  dispute_answered: { icon: 'plan', path: toPayment },
  plan_continued: { icon: 'plan', path: toPayment },
  parish_claim_accepted: { icon: 'report', path: toParish('edit') },
  parish_claim_declined: { icon: 'report', path: toParish('claim') },
};

/**
 * The icon and the target of a notification. Without a target, the notification itself says everything, as one of a
 * kind that a later release has added does.
 */
export function presentationOf(notification: Notification): Pick<NotificationItem, 'kind' | 'href'> {
  const known = knownEntry(presentations, notification.kind);
  return { kind: known?.icon ?? notification.kind, href: known?.path(notification) };
}
