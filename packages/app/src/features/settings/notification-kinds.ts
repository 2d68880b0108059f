import type { I18n } from '@lingui/core';
import type { NotificationPreferences } from '../notifications/index.ts';

type Kind = keyof NotificationPreferences;

/** How a notification reaches the member. */
export type Way = 'site' | 'email';

export type NotificationGroup = 'friends' | 'posts' | 'marketplace' | 'groups' | 'account' | 'staff';

interface Words {
  group: NotificationGroup;
  label: string;
  description: string;
}

interface Choice extends Words {
  way: Way;
}

const choices = (i18n: I18n): Readonly<Record<Kind, Choice>> => ({
  friendRequest: {
    group: 'friends',
    way: 'site',
    label: i18n._('Friend requests'),
    description: i18n._('When somebody would like to be your friend.'),
  },
  friendAccepted: {
    group: 'friends',
    way: 'site',
    label: i18n._('Accepted requests'),
    description: i18n._('When somebody accepts your friend request.'),
  },
  message: {
    group: 'friends',
    way: 'site',
    label: i18n._('Messages'),
    description: i18n._('When somebody writes to you while you are away.'),
  },
  comment: {
    group: 'posts',
    way: 'site',
    label: i18n._('Comments'),
    description: i18n._('When somebody comments on your post.'),
  },
  reply: {
    group: 'posts',
    way: 'site',
    label: i18n._('Replies'),
    description: i18n._('When somebody replies to your comment.'),
  },
  mention: {
    group: 'posts',
    way: 'site',
    label: i18n._('Mentions'),
    description: i18n._('When somebody mentions you in a post or comment.'),
  },
  like: {
    group: 'posts',
    way: 'site',
    label: i18n._('Likes'),
    description: i18n._('When somebody likes your post.'),
  },
  reaction: {
    group: 'posts',
    way: 'site',
    label: i18n._('Other reactions'),
    description: i18n._('When somebody reacts to your post with thanks, joy or sorrow.'),
  },
  prayer: {
    group: 'posts',
    way: 'site',
    label: i18n._('Prayers for you'),
    description: i18n._('When somebody prays for your intention.'),
  },
  prayerAnswered: {
    group: 'posts',
    way: 'site',
    label: i18n._('Answered prayers'),
    description: i18n._('When a prayer in which you joined is answered.'),
  },
  prayerReminder: {
    group: 'posts',
    way: 'site',
    label: i18n._('Your intentions'),
    description: i18n._('After a week, we ask if your prayer was answered.'),
  },
  sharedPrayerReminder: {
    group: 'posts',
    way: 'site',
    label: i18n._('Your time to pray'),
    description: i18n._('Before a prayer that you signed up for begins. We also send an email.'),
  },
  sharedPrayerChanged: {
    group: 'posts',
    way: 'site',
    label: i18n._('Changes of shared prayers'),
    description: i18n._('When a prayer that you signed up for is canceled, or you are removed from it.'),
  },
  listingEnquiry: {
    group: 'marketplace',
    way: 'site',
    label: i18n._('Questions'),
    description: i18n._('When somebody asks about your listing.'),
  },
  listingMatch: {
    group: 'marketplace',
    way: 'site',
    label: i18n._('Saved searches'),
    description: i18n._('When a new listing matches a saved search.'),
  },
  listingReserved: {
    group: 'marketplace',
    way: 'site',
    label: i18n._('Reservations'),
    description: i18n._('When a seller reserves a listing for you.'),
  },
  listingOffer: {
    group: 'marketplace',
    way: 'site',
    label: i18n._('Offers'),
    description: i18n._('When somebody makes an offer for your listing, or declines yours.'),
  },
  groupRequest: {
    group: 'groups',
    way: 'site',
    label: i18n._('Requests to join your groups'),
    description: i18n._('When somebody would like to join a group that you moderate.'),
  },
  groupAccepted: {
    group: 'groups',
    way: 'site',
    label: i18n._('Groups'),
    description: i18n._('When a group accepts you.'),
  },
  planActivated: {
    group: 'account',
    way: 'site',
    label: i18n._('Plans'),
    description: i18n._('When a payment is confirmed and your plan is active.'),
  },
  planReminderMail: {
    group: 'account',
    way: 'email',
    label: i18n._('End of your plan'),
    description: i18n._('A week and a day before a plan that you paid for ends.'),
  },
  reportDecided: {
    group: 'account',
    way: 'site',
    label: i18n._('Your reports'),
    description: i18n._('When a moderator decides on your report.'),
  },
});

/** The notifications that the member can turn off. */
export const chosenKinds = (i18n: I18n): readonly (Choice & { kind: Kind })[] => {
  const all = choices(i18n);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  return (Object.keys(all) as Kind[]).map((kind) => ({ kind, ...all[kind] }));
};

interface Fixed extends Words {
  id: string;
  /** The ways that are always on. */
  ways: readonly Way[];
}

/** The notifications that cannot be turned off, with the reasons. */
export const fixedKinds = (i18n: I18n, reviewsReports: boolean): readonly Fixed[] => [
  {
    id: 'decisions',
    group: 'account',
    ways: ['site'],
    label: i18n._('Decisions about you'),
    description: i18n._('So that you know why something was decided, and can appeal in time.'),
  },
  {
    id: 'payments',
    group: 'account',
    ways: ['site', 'email'],
    label: i18n._('Your payments'),
    description: i18n._(
      'Instructions, receipts, accepted, expired and refunded payments, and our answers to disputes. It is about your money.',
    ),
  },
  {
    id: 'account',
    group: 'account',
    ways: ['email'],
    label: i18n._('Your account'),
    description: i18n._(
      'New passwords and addresses, copies of your data, suspensions and deletion. They show you if somebody else uses your account.',
    ),
  },
  ...(reviewsReports
    ? ([
        {
          id: 'minors',
          group: 'staff',
          ways: ['site'],
          label: i18n._('Minors and vulnerable adults'),
          description: i18n._('As a member of our staff, you are notified of these reports at once.'),
        },
        {
          id: 'overdue',
          group: 'staff',
          ways: ['site'],
          label: i18n._('Overdue work'),
          description: i18n._('Overdue reports and other work, for you as a member of our staff.'),
        },
      ] as const)
    : []),
];

const groupLabels = (i18n: I18n): Readonly<Record<NotificationGroup, string>> => ({
  friends: i18n._('Friends and messages'),
  posts: i18n._('Your posts and comments'),
  marketplace: i18n._('Marketplace'),
  groups: i18n._('Groups'),
  account: i18n._('Your account'),
  staff: i18n._('Administration'),
});

const groups = ['friends', 'posts', 'marketplace', 'groups', 'account', 'staff'] as const;

/** The rows of a table in their groups. Groups without a row are left out. */
export const notificationGroups = <Row extends { group: NotificationGroup }>(
  i18n: I18n,
  rows: readonly Row[],
) =>
  groups
    .map((group) => ({
      label: groupLabels(i18n)[group],
      rows: rows.filter((row) => row.group === group),
    }))
    .filter((group) => group.rows.length > 0);
