import type { I18n } from '@lingui/core';
import { languageTag } from './languages.ts';

/** Capitalizes a text that stands alone; `Intl` formats for use within a sentence ('domingo'). */
export const capitalized = (i18n: I18n, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(languageTag(i18n.locale)) + text.slice(1);
