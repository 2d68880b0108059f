import type { components } from '@parvis/api-client/contract';
import type { MutableKind } from './tables.ts';

export type Preferences = components['schemas']['NotificationPreferences'];

/**
 * The switch of each kind in the settings. Null if it has none: the app's settings then list it with the reason
 * (decision 55).
 */
const switches: Readonly<Record<MutableKind, keyof Preferences | null>> = {
  friend_request: 'friendRequest',
  friend_accepted: 'friendAccepted',
  comment: 'comment',
  reply: 'reply',
  like: 'like',
  message: 'message',
  listing_enquiry: 'listingEnquiry',
  plan_activated: 'planActivated',
  report_decided: 'reportDecided',
  listing_match: 'listingMatch',
  group_request: 'groupRequest',
  group_accepted: 'groupAccepted',
  decision: null,
  report_safeguarding: null,
  report_overdue: null,
  promise_overdue: null,
  payment_confirmed: null,
  payment_rejected: null,
  payment_expired: null,
  payment_refunded: null,
  dispute_answered: null,
  plan_continued: null,
  plan_reminder_mail: 'planReminderMail',
};

const kindsWithSwitch = (Object.entries(switches) as [MutableKind, keyof Preferences | null][]).flatMap(
  ([kind, name]) => (name === null ? [] : [{ kind, name }]),
);

export const presentPreferences = (muted: ReadonlySet<MutableKind>): Preferences =>
  Object.fromEntries(kindsWithSwitch.map(({ kind, name }) => [name, !muted.has(kind)])) as Preferences;

/** The kinds in a change, and whether each is turned on. */
export function chosenKinds(change: Partial<Preferences>): (readonly [MutableKind, boolean])[] {
  // In a fixed order, to avoid deadlocks between two changes.
  return kindsWithSwitch.flatMap(({ kind, name }) => {
    const isNotified = change[name];
    return isNotified === undefined ? [] : [[kind, isNotified] as const];
  });
}
