import { afterEach, expect, test } from 'vitest';
import { createBrowserLanguages } from './browser-languages.ts';

const { documentElement: root } = document;
const { lang } = root;

afterEach(() => {
  root.lang = lang;
  delete root.dataset['readerLanguage'];
});

test.each([
  ['es', undefined, 'es'],
  ['en', undefined, 'default'],
  ['es', 'en', 'default'],
  ['en', 'es', 'es'],
  ['pt', undefined, 'pt'],
])('the app on a page in %s for a reader of %s is in %s', async (page, reader, expected) => {
  root.lang = page;
  if (reader !== undefined) root.dataset['readerLanguage'] = reader;
  const languages = createBrowserLanguages();
  await languages.start();
  expect(languages.current().locale).toBe(expected);
});
