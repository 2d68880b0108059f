import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { isDeadlineName, sourcePath, subjectPath } from './deadline-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('recognizes only the known deadlines', () => {
  expect(isDeadlineName(i18n, 'backups')).toBe(true);
  expect(isDeadlineName(i18n, 'constructor')).toBe(false);
  expect(isDeadlineName(i18n, '')).toBe(false);
});

test('a deadline links to the document that contains it', () => {
  expect(sourcePath({ document: 'terms', section: 'reports' })).toBe('/terms-of-service#reports');
  expect(sourcePath({ document: 'privacy', section: 'help' })).toBe('/privacy-policy#help');
});

const forModeratorsAlso = new Set(['report.review', 'member.review', 'contact.manage']);

describe('an open item links to the page that deals with it', () => {
  test.each([
    ['report', '/admin/reports/7', '/admin/reports/7'],
    ['member', '/admin/members/7', '/admin/members/7'],
    ['payment', '/admin/payments/7', null],
    ['export', '/admin/jobs', null],
    ['backup', null, null],
    ['contact', '/admin/contact', '/admin/contact'],
  ] as const)('a %s: administrators to %s, moderators to %s', (type, forAdministrators, forModerators) => {
    expect(subjectPath({ type, _id: '7' }, () => true)).toBe(forAdministrators);
    expect(subjectPath({ type, _id: '7' }, (permission) => forModeratorsAlso.has(permission))).toBe(
      forModerators,
    );
  });
});
