import type { I18n } from '@lingui/core';
import { languages } from '@parvis/api-client/languages';
import type { Language } from '../i18n/languages.ts';

const notice = (i18n: I18n) => ({ title: 'Parvis', body: i18n._('You have news.') });

/**
 * The service worker's notice if it cannot read a push message. Browsers require a notice for each message. The worker
 * gets every language, because it does not know the reader's language.
 */
export const pushNotices = (i18nOf: (language: Language) => I18n) =>
  Object.fromEntries(languages.map((language) => [language, notice(i18nOf(language))]));
