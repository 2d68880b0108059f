import type { I18n } from '@lingui/core';
import type { ListingFormDetail } from '@parvis/design-system';
import { conditionNames, languageNames, makes } from './detail-options.ts';

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
  const condition = {
    name: 'condition',
    label: i18n._('Condition'),
    options: conditionNames(i18n),
  };
  if (category !== 'Books') return [condition];
  return [
    { name: 'author', label: i18n._('Author') },
    { name: 'language', label: i18n._('Language'), options: languageNames(i18n) },
    condition,
  ];
}
