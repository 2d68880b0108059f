import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileLiteral } from '../../i18n/compile-literal.ts';
import type { ListingPage } from './listing-cache.ts';
import { categories, noFilters, type Category } from './listing-filters.ts';
import { marketChoices } from './market-choices.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileLiteral);

const sampled = (counts: Partial<Record<Category, number>>): ListingPage['categories'] =>
  categories.map((category) => ({ category, count: counts[category] ?? 0, isCapped: true }));

/** The text as displayed: a name, its count, and a plus sign if there can be more. */
function shownOf(
  found: ListingPage['categories'],
  category: Category | null = null,
  details = noFilters.details,
): string[] {
  const choices = marketChoices(i18n, { categories: found }, { category, details });
  return [{ label: 'All', count: choices.total, isCapped: choices.totalIsCapped }, ...choices.categories].map(
    ({ label, count, isCapped }) =>
      [label, ...(count === undefined ? [] : [`${count}${isCapped === true ? '+' : ''}`])].join(' '),
  );
}

describe('the categories to choose from', () => {
  it('are those with matches, if all listings were counted', () => {
    const found = [{ category: 'Books' as const, count: 2, isCapped: false }];
    expect(shownOf(found)).toEqual(['All 2', 'Books 2']);
    expect(shownOf(found, 'Cars')).toEqual(['All 2', 'Cars 0', 'Books 2']);
  });

  it('are all of them if only a sample was counted; those without matches have no number', () => {
    expect(shownOf(sampled({ Books: 199, Other: 1 }))).toEqual([
      'All 200+',
      'Cars',
      'Religious Art',
      'Religious Items',
      'Books 199+',
      'Other 1+',
    ]);
    expect(shownOf(sampled({}), 'Cars')).toEqual([
      'All',
      'Cars',
      'Religious Art',
      'Religious Items',
      'Books',
      'Other',
    ]);
  });

  it('are all of them if details are chosen, because the others do not keep the details', () => {
    const found = [{ category: 'Cars' as const, count: 2, isCapped: false }];
    expect(shownOf(found, 'Cars', { ...noFilters.details, make: 'Ford' })).toEqual([
      'All',
      'Cars 2',
      'Religious Art',
      'Religious Items',
      'Books',
      'Other',
    ]);
  });

  it('have no numbers before the first count', () => {
    const { categories: shown, total } = marketChoices(i18n, undefined, { ...noFilters, category: 'Cars' });
    expect([total, shown]).toEqual([undefined, [{ value: 'Cars', label: 'Cars' }]]);
  });
});
