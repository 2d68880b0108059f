import { languages } from '@parvis/api-client/languages';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/languages.ts';
import { unreachablePage } from './unreachable-page.ts';

test('the page for an unreachable server has a text in every language', () => {
  const page = unreachablePage((language) =>
    createI18n(language, { 'You are offline': `offline (${language})` }),
  );
  const sections = [...page.matchAll(/<section lang="(\w+)">\n<h1>(.*)<\/h1>/g)];
  expect(sections.map(([, language, heading]) => [language, heading])).toEqual(
    languages.map((language) => [language, `offline (${language})`]),
  );
});
