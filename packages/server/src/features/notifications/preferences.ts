import type { components } from '@parvis/api-client/contract';
import type { MutableKind } from './tables.ts';

export type Preferences = components['schemas']['NotificationPreferences'];

/**
 * The name of each kind's switch in the settings. Two kinds can have the same switch. Null if a kind has no switch. The settings of the app then give the
 * reason (decision 55).
 */
export const kindSwitches: Readonly<Record<MutableKind, keyof Preferences | null>> = {
  friend_request: 'friendRequest',
  friend_accepted: 'friendAccepted',
  comment: 'comment',
  reply: 'reply',
  mention: 'mention',
  like: 'like',
  reaction: 'reaction',
  prayer: 'prayer',
  prayer_answered: 'prayerAnswered',
  prayer_reminder: 'prayerReminder',
  shared_prayer_reminder: 'sharedPrayerReminder',
  shared_prayer_changed: 'sharedPrayerChanged',
  message: 'message',
  listing_enquiry: 'listingEnquiry',
  plan_activated: 'planActivated',
  report_decided: 'reportDecided',
  listing_match: 'listingMatch',
  listing_reserved: 'listingReserved',
  listing_offer: 'listingOffer',
  listing_offer_declined: 'listingOffer',
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
  parish_claim_accepted: null,
  parish_claim_declined: null,
  plan_reminder_mail: 'planReminderMail',
};

const kindsWithSwitch = (Object.entries(kindSwitches) as [MutableKind, keyof Preferences | null][]).flatMap(
  ([kind, name]) => (name === null ? [] : [{ kind, name }]),
);

export const presentPreferences = (muted: ReadonlySet<MutableKind>): Preferences =>
  Object.fromEntries(kindsWithSwitch.map(({ kind, name }) => [name, !muted.has(kind)])) as Preferences;

/** Returns the kinds that a change contains, and whether it turns each of them on. */
export function chosenKinds(change: Partial<Preferences>): (readonly [MutableKind, boolean])[] {
  // The order is always the same, so that two simultaneous changes cannot cause a deadlock.
  return kindsWithSwitch.flatMap(({ kind, name }) => {
    const isNotified = change[name];
    return isNotified === undefined ? [] : [[kind, isNotified] as const];
  });
}
