import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';

/** An amount in dollars in the reader's language. The amount always has cents, so that columns align. */
export const money = (i18n: I18n, amount: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), { style: 'currency', currency: 'USD' }).format(amount);
