import { createLanguages, type Catalogue, type Languages } from './languages.ts';

const catalogues = import.meta.glob<Catalogue>('../locales/*.ts');

/** A page in a single language has that as its `lang`; the server adds the reader's preferred language. */
function pageLanguage(): string {
  const { dataset, lang } = document.documentElement;
  return dataset['readerLanguage'] ?? lang;
}

const cookie = 'language';
const year = 365 * 24 * 60 * 60;

/** The choice is in a cookie, because signing out clears local storage and must not change the language. */
export const createBrowserLanguages = (): Languages =>
  createLanguages({
    load: async (locale) => {
      const catalogue = await catalogues[`../locales/${locale}.ts`]?.();
      if (catalogue === undefined) throw new Error(`There is no catalogue of ${locale}.`);
      return catalogue;
    },
    // Without a choice, follow the language of the server's answer. English is what the default catalogue is for.
    read: () => {
      const choice = new RegExp(`(?:^|; )${cookie}=([a-z]+)`).exec(document.cookie)?.[1];
      const page = pageLanguage();
      return choice ?? (page === 'en' ? null : page);
    },
    keep: (locale) => {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
    },
    onChange: (tag) => {
      document.documentElement.lang = tag;
    },
  });
