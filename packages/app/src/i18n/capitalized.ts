import type { I18n } from '@lingui/core';
import { languageTag } from './languages.ts';

/**
 * Capitalizes a text that is shown on its own, because `Intl` formats texts for the middle of a sentence ('domingo').
 */
export const capitalized = (i18n: I18n, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(languageTag(i18n.locale)) + text.slice(1);
