import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';

/** An amount of dollars in the reader's language, always with its cents: columns are compared. */
export const money = (i18n: I18n, amount: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), { style: 'currency', currency: 'USD' }).format(amount);
