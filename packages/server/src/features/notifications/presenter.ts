import type { components } from '@parvis/api-client/contract';
import { fullName } from '../people/index.ts';
import type { NotificationKind } from './tables.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Language, Text } from '../../platform/language.ts';
import type { PersonPresenter } from '../people/index.ts';
import type { NotificationRow } from './repository.ts';

export type Notification = components['schemas']['MemberNotification'];

const titles: Record<NotificationKind, Text> = {
  friend_request: i18n._('Friend request'),
  friend_accepted: i18n._('Friend request accepted'),
  comment: i18n._('New comment'),
  reply: i18n._('New reply'),
  mention: i18n._('You are mentioned'),
  like: i18n._('New like'),
  reaction: i18n._('New reaction'),
  prayer: i18n._('New prayer'),
  prayer_answered: i18n._('Prayer answered'),
  prayer_reminder: i18n._('Your prayer intention'),
  shared_prayer_reminder: i18n._('Your time to pray'),
  shared_prayer_changed: i18n._('Shared prayer changed'),
  message: i18n._('New message'),
  listing_enquiry: i18n._('New question'),
  plan_activated: i18n._('Plan activated'),
  report_decided: i18n._('Report decided'),
  listing_match: i18n._('New listing'),
  listing_reserved: i18n._('Reserved for you'),
  listing_offer: i18n._('New offer'),
  listing_offer_declined: i18n._('Offer declined'),
  group_request: i18n._('Request to join a group'),
  group_accepted: i18n._('Welcome to the group'),
  decision: i18n._('Decision of our moderators'),
  report_safeguarding: i18n._('Urgent report'),
  report_overdue: i18n._('Report overdue'),
  promise_overdue: i18n._('Deadline passed'),
  payment_confirmed: i18n._('Payment confirmed'),
  payment_rejected: i18n._('Payment not accepted'),
  payment_expired: i18n._('Payment expired'),
  payment_refunded: i18n._('Payment refunded'),
  dispute_answered: i18n._('Dispute answered'),
  plan_continued: i18n._('Another plan continues'),
  parish_claim_accepted: i18n._('Your parish'),
  parish_claim_declined: i18n._('Claim declined'),
};

const sentences: Record<NotificationKind, (name: string | Text) => Text> = {
  friend_request: (name) => i18n._('{name} would like to be your friend.', { name }),
  friend_accepted: (name) => i18n._('{name} has accepted your friend request.', { name }),
  comment: (name) => i18n._('{name} has commented on your post.', { name }),
  reply: (name) => i18n._('{name} has replied to your comment.', { name }),
  mention: (name) => i18n._('{name} has mentioned you.', { name }),
  like: (name) => i18n._('{name} likes your post.', { name }),
  reaction: (name) => i18n._('{name} has reacted to your post.', { name }),
  prayer: (name) => i18n._('{name} is praying for your intention.', { name }),
  prayer_answered: (name) => i18n._('{name} gives thanks: a prayer was answered.', { name }),
  prayer_reminder: () => i18n._('Has your prayer been answered?'),
  shared_prayer_reminder: () => i18n._('Your time to pray is near.'),
  shared_prayer_changed: (name) =>
    i18n._('{name} has canceled a prayer that you signed up for, or has removed you.', { name }),
  message: (name) => i18n._('{name} has sent you a message.', { name }),
  listing_enquiry: (name) => i18n._('{name} has asked about your listing.', { name }),
  plan_activated: () => i18n._('Your plan is active.'),
  report_decided: () => i18n._('A moderator has decided on your report.'),
  listing_match: (name) => i18n._('{name} offers what you are looking for.', { name }),
  listing_reserved: (name) => i18n._('{name} has reserved a listing for you.', { name }),
  listing_offer: (name) => i18n._('{name} has made an offer for your listing.', { name }),
  listing_offer_declined: (name) => i18n._('{name} has declined your offer.', { name }),
  group_request: (name) => i18n._('{name} would like to join your group.', { name }),
  group_accepted: (name) => i18n._('{name} has accepted you into the group.', { name }),
  decision: () => i18n._('Our moderators have decided about what you wrote.'),
  report_safeguarding: () => i18n._('A report about a minor or a vulnerable adult is waiting.'),
  report_overdue: () => i18n._('A report has waited longer than 24 hours.'),
  promise_overdue: () => i18n._('A deadline has passed.'),
  payment_confirmed: () => i18n._('Your payment is confirmed. Thank you!'),
  payment_rejected: () => i18n._('Your payment could not be accepted.'),
  payment_expired: () => i18n._('We did not receive a transfer for your payment in time.'),
  payment_refunded: () => i18n._('Your payment has been refunded.'),
  dispute_answered: () => i18n._('We have answered your dispute.'),
  plan_continued: () => i18n._('One of your plans has ended. The one you paid for before continues.'),
  parish_claim_accepted: () => i18n._('You now look after the page of your parish.'),
  parish_claim_declined: () => i18n._('Your claim of a parish was declined.'),
};

/** The sentence of a notification about a message that mentions the member. */
const mentionSentence = (name: string | Text, chat: string): Text =>
  i18n._('{name} mentioned you in {chat}.', { name, chat });

const nobody: Text = i18n._('A member');

/**
 * The sentence of a push message about a group chat. Without the text of the message, nothing else in it says that the
 * message is not private.
 */
export const groupChatSentence = (actor: Notification['actor']): Text =>
  i18n._('{name} has written in a group chat.', { name: actor === null ? nobody : fullName(actor) });

export function presentNotification(
  row: NotificationRow,
  { maybePersonOf }: Pick<PersonPresenter, 'maybePersonOf'>,
  language: Language,
): Notification {
  const { kind, mentioned_in: chat } = row;
  const actor = maybePersonOf({ ...row, id: row.actor_id });
  const name = actor === null ? nobody : fullName(actor);
  const sentence = chat === null ? sentences[kind](name) : mentionSentence(name, chat);
  return {
    _id: row.id,
    title: titles[chat === null ? kind : 'mention'][language],
    description: sentence[language],
    sentence,
    status: row.read_at === null ? 'unread' : 'read',
    createdAt: new Date(row.created_at).toISOString(),
    kind,
    actor,
    subjectId: row.subject_id,
    deadline: row.promise,
    excerpt: row.excerpt,
  };
}
