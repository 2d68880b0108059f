import type { I18n } from '@lingui/core';
import { languages } from '@parvis/api-client/languages';
import type { Language } from '../i18n/languages.ts';

const inLanguage = (language: Language, i18n: I18n): string => `<section lang="${language}">
<h1>${i18n._('You are offline')}</h1>
<p>${i18n._('Parvis cannot be reached.')}</p>
<p><a href="">${i18n._('Try again')}</a></p>
</section>`;

/**
 * The service worker's page if the server is unreachable and the browser has evicted the app from its cache. The page
 * contains every language, because the service worker does not know the reader's language.
 */
export const unreachablePage = (i18nOf: (language: Language) => I18n): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parvis</title>
${languages.map((language) => inLanguage(language, i18nOf(language))).join('\n')}
</html>`;
