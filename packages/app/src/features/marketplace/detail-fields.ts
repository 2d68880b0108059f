import type { I18n } from '@lingui/core';
import type { ListingFormDetail } from '@parvis/design-system';
import { languageNames, makes } from './detail-options.ts';
import { conditionLabels, conditions } from './listing-details.ts';

/** The fields of the form that the category has. */
export function detailFields(i18n: I18n, category: string): readonly ListingFormDetail[] {
  if (category === '') return [];
  if (category === 'Cars') {
    return [
      { name: 'make', label: i18n._('Make'), suggestions: makes },
      { name: 'year', label: i18n._('Year'), numeric: true, short: true },
      { name: 'mileage', label: i18n._('Miles'), numeric: true, short: true },
    ];
  }
  const words = conditionLabels(i18n);
  const condition = {
    name: 'condition',
    label: i18n._('Condition'),
    options: conditions.map((value) => ({ value, label: words[value] })),
  };
  if (category !== 'Books') return [condition];
  return [
    { name: 'author', label: i18n._('Author') },
    { name: 'language', label: i18n._('Language'), options: languageNames(i18n) },
    condition,
  ];
}
