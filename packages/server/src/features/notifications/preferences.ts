import type { components } from '@parvis/api-client/contract';
import type { MutableKind } from './tables.ts';

export type Preferences = components['schemas']['NotificationPreferences'];

/** Each kind that a member may turn off, by its name in the settings. */
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
  const isNotified = (name: keyof Preferences): boolean => !muted.has(preferenceKinds[name]);
  return {
    friendRequest: isNotified('friendRequest'),
    friendAccepted: isNotified('friendAccepted'),
    comment: isNotified('comment'),
    reply: isNotified('reply'),
    like: isNotified('like'),
    message: isNotified('message'),
    listingEnquiry: isNotified('listingEnquiry'),
    planActivated: isNotified('planActivated'),
    reportDecided: isNotified('reportDecided'),
    listingMatch: isNotified('listingMatch'),
    groupRequest: isNotified('groupRequest'),
    groupAccepted: isNotified('groupAccepted'),
    planReminderMail: isNotified('planReminderMail'),
  };
}

/** The kinds in a change, and whether each is turned on. */
export function chosenKinds(change: Partial<Preferences>): (readonly [MutableKind, boolean])[] {
  // In a fixed order, to avoid deadlocks between two changes.
  return Object.entries(preferenceKinds).flatMap(([name, kind]) => {
    const isNotified = change[name as keyof Preferences];
    return isNotified === undefined ? [] : [[kind, isNotified] as const];
  });
}
