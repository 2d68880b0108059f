import { describe, expect, test } from 'vitest';
import type { PersonPresenter } from '../people/index.ts';
import { presentNotification } from './presenter.ts';
import type { NotificationRow } from './repository.ts';

const row: NotificationRow = {
  id: 'first',
  kind: 'like',
  actor_id: 'maria',
  first_name: 'Maria',
  last_name: 'Rossi',
  avatar_id: null,
  subject_id: 'post',
  promise: null,
  excerpt: '',
  mentioned_in: null,
  read_at: null,
  created_at: 0,
};

const persons: Pick<PersonPresenter, 'maybePersonOf'> = {
  maybePersonOf: ({ id, first_name, last_name }) =>
    id === null || first_name === null || last_name === null
      ? null
      : { _id: id, first_name, last_name, avatar: null },
};

const present = (changes: Partial<NotificationRow>, language: 'en' | 'es' | 'pt' = 'en') =>
  presentNotification({ ...row, ...changes }, persons, language);

describe('a notification', () => {
  test.each([
    ['friend_request', 'Maria Rossi would like to be your friend.'],
    ['friend_accepted', 'Maria Rossi has accepted your friend request.'],
    ['comment', 'Maria Rossi has commented on your post.'],
    ['reply', 'Maria Rossi has replied to your comment.'],
    ['mention', 'Maria Rossi has mentioned you.'],
    ['like', 'Maria Rossi likes your post.'],
    ['message', 'Maria Rossi has sent you a message.'],
    ['listing_enquiry', 'Maria Rossi has asked about your listing.'],
    ['plan_activated', 'Your plan is active.'],
    ['listing_match', 'Maria Rossi offers what you are looking for.'],
    ['listing_reserved', 'Maria Rossi has reserved a listing for you.'],
    ['listing_offer', 'Maria Rossi has made an offer for your listing.'],
    ['listing_offer_declined', 'Maria Rossi has declined your offer.'],
    ['group_request', 'Maria Rossi would like to join your group.'],
    ['group_accepted', 'Maria Rossi has accepted you into the group.'],
    ['report_decided', 'A moderator has decided on your report.'],
    ['decision', 'Our moderators have decided about what you wrote.'],
    ['report_safeguarding', 'A report about a minor or a vulnerable adult is waiting.'],
    ['report_overdue', 'A report has waited longer than 24 hours.'],
    ['shared_prayer_reminder', 'Your time to pray is near.'],
    ['promise_overdue', 'A deadline has passed.'],
    ['payment_confirmed', 'Your payment is confirmed. Thank you!'],
    ['payment_rejected', 'Your payment could not be accepted.'],
    ['payment_expired', 'We did not receive a transfer for your payment in time.'],
    ['payment_refunded', 'Your payment has been refunded.'],
    ['dispute_answered', 'We have answered your dispute.'],
    ['plan_continued', 'One of your plans has ended. The one you paid for before continues.'],
  ] as const)('of the kind %s says "%s"', (kind, sentence) => {
    expect(present({ kind })).toMatchObject({ description: sentence, sentence: { en: sentence } });
  });

  test('has its sentence in every language, and its title and description in the reader’s language', () => {
    expect(present({}, 'es')).toMatchObject({
      title: 'Nuevo me gusta',
      description: 'A Maria Rossi le gusta tu publicación.',
      sentence: {
        en: 'Maria Rossi likes your post.',
        es: 'A Maria Rossi le gusta tu publicación.',
        pt: 'Maria Rossi curtiu sua publicação.',
      },
    });
  });

  test('about a message that mentions the member names the chat', () => {
    expect(present({ kind: 'message', mentioned_in: 'Choir' })).toMatchObject({
      kind: 'message',
      title: 'You are mentioned',
      sentence: {
        en: 'Maria Rossi mentioned you in Choir.',
        es: 'Maria Rossi te ha mencionado en Choir.',
        pt: 'Maria Rossi mencionou você em Choir.',
      },
    });
  });

  test('without an actor names nobody, in every language', () => {
    expect(present({ kind: 'friend_request', actor_id: null }).sentence).toMatchObject({
      en: 'A member would like to be your friend.',
      es: 'Un miembro te ha enviado una solicitud de amistad.',
      pt: 'Um membro quer fazer amizade com você.',
    });
  });
});
