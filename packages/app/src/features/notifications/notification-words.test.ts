import { describe, expect, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import type { Notification } from './notification-cache.ts';
import { notificationItems } from './notification-items.ts';
import { sampleNotification } from './samples.ts';

const item = (changes: Partial<Notification>) => notificationItems(literal, [sampleNotification(changes)])[0];

describe('a notification', () => {
  test.each([
    ['friend_request', 'Maria Rossi would like to be your friend.', '/profile/maria'],
    ['friend_accepted', 'Maria Rossi has accepted your friend request.', '/profile/maria'],
    ['comment', 'Maria Rossi has commented on your post.', '/community?post=post&comments=open'],
    ['reply', 'Maria Rossi has replied to your comment.', '/community?post=post&comments=open'],
    ['like', 'Maria Rossi likes your post.', '/community?post=post'],
    ['message', 'Maria Rossi has sent you a message.', '/messages?chat=post'],
    ['listing_enquiry', 'Maria Rossi has asked about your listing.', '/messages?chat=post'],
    ['plan_activated', 'Your plan is active.', '/payment/post'],
    ['listing_match', 'Maria Rossi offers what you are looking for.', '/marketplace/post'],
    ['group_request', 'Maria Rossi would like to join your group.', '/groups/post?tab=members'],
    ['group_accepted', 'Maria Rossi has let you into the group.', '/groups/post'],
    ['report_decided', 'A moderator has decided what you reported.', '/reports#post'],
    ['decision', 'Our moderators have decided about what you wrote.', '/reports?list=decisions#post'],
    [
      'report_safeguarding',
      'A report about a minor or a vulnerable adult is waiting.',
      '/admin/reports/post',
    ],
    ['report_overdue', 'A report has waited longer than 24 hours.', '/admin/reports/post'],
    ['promise_overdue', 'Something that we promise is overdue.', '/admin/promises'],
    ['payment_confirmed', 'Your payment is confirmed. Thank you!', '/payment/post'],
    ['payment_rejected', 'Your payment could not be accepted.', '/payment/post'],
    ['payment_expired', 'No transfer has come for your payment in time.', '/payment/post'],
    ['payment_refunded', 'Your payment has been paid back.', '/payment/post'],
    ['dispute_answered', 'We have answered your dispute.', '/payment/post'],
    ['plan_continued', 'One of your plans has ended. What you paid for before goes on.', '/payment/post'],
  ] as const)('of the kind %s says "%s" and links to %s', (kind, title, href) => {
    expect(item({ kind })).toMatchObject({ title, href });
  });

  test.each([
    ['plan_activated', '/settings#payments'],
    ['report_decided', '/reports'],
    ['decision', '/reports?list=decisions'],
    ['report_overdue', '/admin/reports'],
  ] as const)('of the kind %s without a subject links to %s', (kind, href) => {
    expect(item({ kind, subjectId: null })).toMatchObject({ href });
  });

  test.each([
    ['payment-disputes', 'post', '/admin/payments/post'],
    ['plan-activation', 'post', '/admin/payments/post'],
    ['unused-accounts', 'post', '/admin/members/post'],
    ['payment-disputes', null, '/admin/promises/payment-disputes'],
    ['privacy-help', 'post', '/admin/promises/privacy-help'],
    ['backups', 'post', '/admin/promises/backups'],
    [null, null, '/admin/promises'],
  ] as const)('of the promise %s that is overdue for %s links to %s', (promise, subjectId, href) => {
    expect(item({ kind: 'promise_overdue', promise, subjectId })).toMatchObject({ href });
  });

  test('without its actor names nobody and links to nobody', () => {
    expect(item({ kind: 'friend_request', actor: null })).toMatchObject({
      title: 'A member would like to be your friend.',
      href: undefined,
    });
    expect(item({ actor: null })).not.toHaveProperty('person');
  });

  test('shows the actor’s picture, and an excerpt if there is one', () => {
    expect(item({})).toMatchObject({
      person: { first: 'Maria', last: 'Rossi' },
      picture: null,
      description: 'Procession on Sunday',
      unread: true,
    });
    expect(item({ excerpt: '', status: 'read' })).toMatchObject({ unread: false });
    expect(item({ excerpt: '' })).not.toHaveProperty('description');
  });
});
