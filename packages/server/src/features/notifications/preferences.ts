import type { components } from '@parvis/api-client/contract';
import type { MutableKind } from '../../platform/database/tables/notifications.ts';

export type Preferences = components['schemas']['NotificationPreferences'];

/** Each kind that a member may turn off, by the name under which it is chosen. */
const preferenceKinds: Readonly<Record<keyof Preferences, MutableKind>> = {
  friendRequest: 'friend_request',
  friendAccepted: 'friend_accepted',
  comment: 'comment',
  reply: 'reply',
  like: 'like',
  message: 'message',
  listingEnquiry: 'listing_enquiry',
  planActivated: 'plan_activated',
  reportDecided: 'report_decided',
  listingMatch: 'listing_match',
  groupRequest: 'group_request',
  groupAccepted: 'group_accepted',
  planReminderMail: 'plan_reminder_mail',
};

export function presentPreferences(muted: ReadonlySet<MutableKind>): Preferences {
  const isTold = (name: keyof Preferences): boolean => !muted.has(preferenceKinds[name]);
  return {
    friendRequest: isTold('friendRequest'),
    friendAccepted: isTold('friendAccepted'),
    comment: isTold('comment'),
    reply: isTold('reply'),
    like: isTold('like'),
    message: isTold('message'),
    listingEnquiry: isTold('listingEnquiry'),
    planActivated: isTold('planActivated'),
    reportDecided: isTold('reportDecided'),
    listingMatch: isTold('listingMatch'),
    groupRequest: isTold('groupRequest'),
    groupAccepted: isTold('groupAccepted'),
    planReminderMail: isTold('planReminderMail'),
  };
}

/** The kinds that a change names, with whether the member is to be told of them. */
export function chosenKinds(change: Partial<Preferences>): (readonly [MutableKind, boolean])[] {
  // In one order, so that two changes at once do not wait for each other.
  return Object.entries(preferenceKinds).flatMap(([name, kind]) => {
    const isTold = change[name as keyof Preferences];
    return isTold === undefined ? [] : [[kind, isTold] as const];
  });
}
