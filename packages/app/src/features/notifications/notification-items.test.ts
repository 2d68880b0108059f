import { describe, expect, test } from 'vitest';
import type { Notification } from './notification-cache.ts';
import { notificationItems } from './notification-items.ts';
import { sampleNotification } from './samples.ts';

const item = (changes: Partial<Notification>) => notificationItems('en', [sampleNotification(changes)])[0];

describe('a notification', () => {
  test('is a sentence in the language of the page', () => {
    const [english] = notificationItems('en', [sampleNotification()]);
    const [spanish] = notificationItems('es', [sampleNotification()]);
    expect(english?.title).toBe('Maria Rossi likes your post.');
    expect(spanish?.title).toBe('A Maria Rossi le gusta tu publicación.');
  });

  test.each([
    ['friend_request', '/profile/maria'],
    ['friend_accepted', '/profile/maria'],
    ['comment', '/post/post#comments'],
    ['reply', '/post/post#comments'],
    ['mention', '/post/post'],
    ['like', '/post/post'],
    ['message', '/messages?chat=post'],
    ['listing_enquiry', '/messages?chat=post'],
    ['plan_activated', '/payment/post'],
    ['listing_match', '/marketplace/post'],
    ['listing_reserved', '/marketplace/post'],
    ['listing_offer', '/marketplace/post'],
    ['listing_offer_declined', '/marketplace/post'],
    ['group_request', '/groups/post?tab=members'],
    ['group_accepted', '/groups/post'],
    ['report_decided', '/reports#post'],
    ['decision', '/reports?list=decisions#post'],
    ['report_safeguarding', '/admin/reports/post'],
    ['report_overdue', '/admin/reports/post'],
    ['shared_prayer_reminder', '/shared-prayer/post'],
    ['shared_prayer_changed', '/shared-prayer/post'],
    ['promise_overdue', '/admin/deadlines'],
    ['payment_confirmed', '/payment/post'],
    ['payment_rejected', '/payment/post'],
    ['payment_expired', '/payment/post'],
    ['payment_refunded', '/payment/post'],
    ['dispute_answered', '/payment/post'],
    ['plan_continued', '/payment/post'],
  ] as const)('of the kind %s links to %s', (kind, href) => {
    expect(item({ kind })).toMatchObject({ href });
  });

  test.each([
    ['plan_activated', '/settings/payments'],
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
    ['payment-disputes', null, '/admin/deadlines/payment-disputes'],
    ['privacy-help', 'post', '/admin/deadlines/privacy-help'],
    ['backups', 'post', '/admin/deadlines/backups'],
    [null, null, '/admin/deadlines'],
  ] as const)('of the deadline %s that is overdue for %s links to %s', (deadline, subjectId, href) => {
    expect(item({ kind: 'promise_overdue', deadline, subjectId })).toMatchObject({ href });
  });

  test('without its actor shows nobody and links to nobody', () => {
    expect(item({ kind: 'friend_request', actor: null })).toMatchObject({ href: undefined });
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
