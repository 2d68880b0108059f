import type { I18n } from '@lingui/core';
import { fullName, profilePath } from '../people/index.ts';
import { chatPath } from '../messages/index.ts';
import type { Notification } from './notification-cache.ts';

type Kind = Notification['kind'];

/** The notification's text, in the member's language. */
export function notificationTitle(i18n: I18n, { kind, actor }: Notification): string {
  const name = actor === null ? i18n._('A member') : fullName(actor);
  const sentences: Record<Kind, () => string> = {
    friend_request: () => i18n._('{name} would like to be your friend.', { name }),
    friend_accepted: () => i18n._('{name} has accepted your friend request.', { name }),
    comment: () => i18n._('{name} has commented on your post.', { name }),
    reply: () => i18n._('{name} has replied to your comment.', { name }),
    like: () => i18n._('{name} likes your post.', { name }),
    message: () => i18n._('{name} has sent you a message.', { name }),
    listing_enquiry: () => i18n._('{name} has asked about your listing.', { name }),
    plan_activated: () => i18n._('Your plan is active.'),
    report_decided: () => i18n._('A moderator has decided what you reported.'),
    listing_match: () => i18n._('{name} offers what you are looking for.', { name }),
    group_request: () => i18n._('{name} would like to join your group.', { name }),
    group_accepted: () => i18n._('{name} has let you into the group.', { name }),
    decision: () => i18n._('Our moderators have decided about what you wrote.'),
    report_safeguarding: () => i18n._('A report about a minor or a vulnerable adult is waiting.'),
    report_overdue: () => i18n._('A report has waited longer than 24 hours.'),
    promise_overdue: () => i18n._('Something that we promise is overdue.'),
    payment_confirmed: () => i18n._('Your payment is confirmed. Thank you!'),
    payment_rejected: () => i18n._('Your payment could not be accepted.'),
    payment_expired: () => i18n._('No transfer has come for your payment in time.'),
    payment_refunded: () => i18n._('Your payment has been paid back.'),
    dispute_answered: () => i18n._('We have answered your dispute.'),
    plan_continued: () => i18n._('One of your plans has ended. What you paid for before goes on.'),
  };
  return sentences[kind]();
}

type Leading = Pick<Notification, 'actor' | 'promise' | 'subjectId'>;

const toActor = ({ actor }: Leading) => (actor === null ? undefined : profilePath(actor._id));
const toPost = ({ subjectId }: Leading) => (subjectId === null ? undefined : `/community?post=${subjectId}`);
const toComments = (leading: Leading) => {
  const post = toPost(leading);
  return post && `${post}&comments=open`;
};

const toChat = ({ subjectId }: Leading) => (subjectId === null ? '/messages' : chatPath(subjectId));

const toListing = ({ subjectId }: Leading) =>
  subjectId === null ? '/marketplace' : `/marketplace/${subjectId}`;

const toGroup = ({ subjectId }: Leading) => (subjectId === null ? '/groups' : `/groups/${subjectId}`);

const toGroupRequests = (leading: Leading) => `${toGroup(leading)}?tab=members`;

const toPayment = ({ subjectId }: Leading) =>
  subjectId === null ? '/settings#payments' : `/payment/${subjectId}`;

/** The path of an item within a list. */
const within =
  (list: string) =>
  ({ subjectId }: Leading) =>
    subjectId === null ? list : `${list}#${subjectId}`;

const toReport = ({ subjectId }: Leading) =>
  subjectId === null ? '/admin/reports' : `/admin/reports/${subjectId}`;

/** The page on which to deal with a single overdue item, if there is one. */
const promised: Partial<Record<NonNullable<Notification['promise']>, string>> = {
  'plan-activation': '/admin/payments',
  'payment-disputes': '/admin/payments',
  'unused-accounts': '/admin/members',
};

function toPromise({ promise, subjectId }: Leading): string {
  if (promise === null) return '/admin/promises';
  const page = promised[promise];
  return page === undefined || subjectId === null ? `/admin/promises/${promise}` : `${page}/${subjectId}`;
}

const paths: Record<Kind, (notification: Leading) => string | undefined> = {
  friend_request: toActor,
  friend_accepted: toActor,
  comment: toComments,
  reply: toComments,
  like: toPost,
  message: toChat,
  listing_enquiry: toChat,
  plan_activated: toPayment,
  report_decided: within('/reports'),
  listing_match: toListing,
  group_request: toGroupRequests,
  group_accepted: toGroup,
  decision: within('/reports?list=decisions'),
  report_safeguarding: toReport,
  report_overdue: toReport,
  promise_overdue: toPromise,
  payment_confirmed: toPayment,
  payment_rejected: toPayment,
  payment_expired: toPayment,
  payment_refunded: toPayment,
  dispute_answered: toPayment,
  plan_continued: toPayment,
};

/** The target of a notification; undefined if there is nothing more to see. */
export const notificationPath = (notification: Notification): string | undefined =>
  paths[notification.kind](notification);
