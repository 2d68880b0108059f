import { chatPath } from '../messages/index.ts';
import { profilePath } from '../people/index.ts';
import type { Notification } from './notification-cache.ts';

type Kind = Notification['kind'];

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
