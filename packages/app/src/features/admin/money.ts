import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';

/** Dollars in the reader's language, always with cents, so that columns align. */
export const money = (i18n: I18n, amount: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), { style: 'currency', currency: 'USD' }).format(amount);
