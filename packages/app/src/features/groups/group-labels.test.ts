import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { kindLabels, linesOf, membershipLabels, summaryOf } from './group-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a group in words', () => {
  test('includes the place if there is one', () => {
    expect(kindLabels(i18n, { category: 'music', place: 'Saint Joseph' })).toBe('Music · Saint Joseph');
    expect(kindLabels(i18n, { category: 'music', place: '' })).toBe('Music');
  });

  test.each([
    ['none', null],
    ['removed', null],
    ['asking', 'You have asked to join'],
    ['member', 'You are a member'],
    ['moderator', 'You are a moderator'],
  ] as const)('describes the membership %s as %s', (membership, words) => {
    expect(membershipLabels(i18n, { membership })).toBe(words);
  });

  test('shortens a long text to one line, without splitting an emoji', () => {
    expect(summaryOf({ description: 'We pray.\n\nEvery day.' })).toBe('We pray. Every day.');
    expect(summaryOf({ description: '🙏'.repeat(300) })).toBe(`${'🙏'.repeat(199)}…`);
  });

  test('omits empty lines', () => {
    const lines = linesOf({ description: 'One.\n \n\nOne.' });
    expect(lines.map(({ line }) => line)).toEqual(['One.', 'One.']);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});
