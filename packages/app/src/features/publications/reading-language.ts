import type { I18n } from '@lingui/core';
import { languageTag, type Language } from '../../i18n/languages.ts';

/** The language of a text. Undefined if it is the same as the page's language. */
export const languageOf = (i18n: I18n, { language }: { language: Language }): Language | undefined =>
  language === languageTag(i18n.locale) ? undefined : language;
