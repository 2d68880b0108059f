import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';

/** The language of a text, where it is another one than the page's. */
export const languageOf = (i18n: I18n, { language }: { language: 'en' | 'es' }): 'en' | 'es' | undefined =>
  language === languageTag(i18n.locale) ? undefined : language;
