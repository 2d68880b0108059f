import { describe, expect, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { decisionTitle, reportTitle, resultLabels, decisionStateLabels } from './report-labels.ts';

const appeal = {
  text: 'It was a quotation.',
  createdAt: '2026-11-22T10:00:00.000Z',
  reason: '',
  decidedAt: null,
};

describe('the member’s own report', () => {
  test('has the title of its kind', () => {
    expect(reportTitle(literal, { subjectType: 'listing' })).toBe('A listing');
  });

  test.each([
    [null, 'Our moderators are looking at it.'],
    ['dismissed', 'Our moderators found nothing in it that is against our rules.'],
    ['removed', 'It was removed.'],
    ['warned', 'The member was warned.'],
    ['suspended', 'The member is suspended for a time.'],
    ['banned', 'The member is banned.'],
  ] as const)('that is decided as %s says "%s"', (outcome, words) => {
    expect(resultLabels(literal, { outcome, isOverturned: false })).toBe(words);
  });

  test('whose decision was overturned no longer says that content was removed', () => {
    expect(resultLabels(literal, { outcome: 'removed', isOverturned: true })).toBe(
      'After your appeal, the decision was reversed.',
    );
  });
});

describe('a decision about the member', () => {
  test.each([
    ['removed', 'post', 'Your post was removed'],
    ['removed', 'comment', 'Your comment was removed'],
    ['removed', 'listing', 'Your listing was removed'],
    ['removed', 'group_chat', 'The name and picture of your chat were removed'],
    ['warned', 'post', 'You were warned'],
    ['suspended', 'member', 'You were suspended'],
    ['banned', 'message', 'You were banned'],
  ] as const)('%s of a %s is called "%s"', (outcome, subjectType, title) => {
    expect(decisionTitle(literal, { outcome, subjectType })).toBe(title);
  });

  test.each([
    [null, 'In force'],
    ['open', 'Appeal under way'],
    ['upheld', 'Upheld'],
    ['overturned', 'Reversed'],
  ] as const)('with an appeal that is %s is shown as "%s"', (state, words) => {
    expect(decisionStateLabels(literal, { appeal: state === null ? null : { ...appeal, state } })).toBe(
      words,
    );
  });
});
