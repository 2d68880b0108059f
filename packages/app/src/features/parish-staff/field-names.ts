import type { I18n } from '@lingui/core';

/** The labels of the fields of a parish, by their names in the contract. */
export function fieldNames(i18n: I18n, names: readonly string[]): string {
  const labels: Readonly<Record<string, string>> = {
    title: i18n._('Title'),
    summary: i18n._('Summary'),
    body: i18n._('Text'),
    language: i18n._('Language'),
    'parish.patron': i18n._('Patron'),
    'parish.diocese': i18n._('Diocese'),
    'parish.address': i18n._('Street and number'),
    'parish.town': i18n._('Town'),
    'parish.state': i18n._('State (two letters)'),
    'parish.zip': i18n._('ZIP code'),
    'parish.pastor': i18n._('Pastor'),
    'parish.phone': i18n._('Phone'),
    'parish.email': i18n._('Email'),
    'parish.website': i18n._('Website'),
    'parish.timeZone': i18n._('Time zone'),
    'parish.times': i18n._('Times'),
    'parish.holyDayTimes': i18n._('Holy days of obligation'),
    'parish.exceptions': i18n._('Exceptions'),
  };
  return names.map((name) => labels[name] ?? name).join(', ');
}
