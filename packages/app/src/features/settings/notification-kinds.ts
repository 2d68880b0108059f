import type { I18n } from '@lingui/core';
import type { NotificationPreferences } from '../notifications/index.ts';

type Kind = keyof NotificationPreferences;
type MailKind = Extract<Kind, `${string}Mail`>;

interface Words {
  label: string;
  description: string;
}

const siteLabels = (i18n: I18n): Readonly<Record<Exclude<Kind, MailKind>, Words>> => ({
  friendRequest: {
    label: i18n._('Friend requests'),
    description: i18n._('When somebody would like to be your friend.'),
  },
  friendAccepted: {
    label: i18n._('Accepted requests'),
    description: i18n._('When somebody accepts your friend request.'),
  },
  comment: {
    label: i18n._('Comments'),
    description: i18n._('When somebody comments on your post.'),
  },
  reply: {
    label: i18n._('Replies'),
    description: i18n._('When somebody replies to your comment.'),
  },
  like: {
    label: i18n._('Likes'),
    description: i18n._('When somebody likes your post.'),
  },
  message: {
    label: i18n._('Messages'),
    description: i18n._('When somebody writes to you while you are away.'),
  },
  listingEnquiry: {
    label: i18n._('Questions'),
    description: i18n._('When somebody asks about your listing.'),
  },
  listingMatch: {
    label: i18n._('Saved searches'),
    description: i18n._('When a new listing matches a saved search.'),
  },
  groupRequest: {
    label: i18n._('Requests to join your groups'),
    description: i18n._('When somebody would like to join a group that you moderate.'),
  },
  groupAccepted: {
    label: i18n._('Groups'),
    description: i18n._('When a group accepts you.'),
  },
  planActivated: {
    label: i18n._('Plans'),
    description: i18n._('When a payment is confirmed and your plan is active.'),
  },
  reportDecided: {
    label: i18n._('Your reports'),
    description: i18n._('When a moderator decides on your report.'),
  },
});

const mailLabels = (i18n: I18n): Readonly<Record<MailKind, Words>> => ({
  planReminderMail: {
    label: i18n._('End of your plan'),
    description: i18n._('A week and a day before a plan that you paid for ends.'),
  },
});

interface Choice extends Words {
  kind: Kind;
}

const choicesOf = <Chosen extends Kind>(words: Readonly<Record<Chosen, Words>>): readonly Choice[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  (Object.keys(words) as Chosen[]).map((kind) => ({ kind, ...words[kind] }));

/** The notifications on the site that the member can turn off. */
export const chosenKinds = (i18n: I18n): readonly Choice[] => choicesOf(siteLabels(i18n));

/** The emails that the member can turn off. */
export const chosenMails = (i18n: I18n): readonly Choice[] => choicesOf(mailLabels(i18n));

interface Fixed {
  term: string;
  value: string;
}

/** The notifications that cannot be turned off, with the reasons. */
export const fixedKinds = (i18n: I18n, reviewsReports: boolean): readonly Fixed[] => [
  {
    term: i18n._('Decisions about you'),
    value: i18n._('So that you know why something was decided, and can appeal in time.'),
  },
  {
    term: i18n._('Your payments'),
    value: i18n._(
      'Accepted, expired and refunded payments, the plan that continues when another ends, and our answers to disputes. It is about your money.',
    ),
  },
  ...(reviewsReports
    ? [
        {
          term: i18n._('Minors and vulnerable adults'),
          value: i18n._('As a member of our staff, you are notified of these reports at once.'),
        },
        {
          term: i18n._('Overdue work'),
          value: i18n._('Overdue reports and other work, for you as a member of our staff.'),
        },
      ]
    : []),
];

export const fixedMails = (i18n: I18n): readonly Fixed[] => [
  {
    term: i18n._('Payments'),
    value: i18n._('Instructions, receipts and answers, so that you have them in writing.'),
  },
  {
    term: i18n._('Your account'),
    value: i18n._(
      'New passwords and addresses, copies of your data, suspensions and deletion. They show you if somebody else uses your account.',
    ),
  },
  {
    term: i18n._('Newsletter'),
    value: i18n._('Only if you subscribed. Every issue has a link to unsubscribe.'),
  },
];
