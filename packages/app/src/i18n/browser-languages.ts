import { createLanguages, type Catalogue, type Languages } from './languages.ts';

const catalogues = import.meta.glob<Catalogue>('../locales/*.ts');

/**
 * The language of the page. If the server knows that the reader prefers another language, the attribute
 * `data-reader-language` contains that language.
 */
function pageLanguage(): string {
  const { dataset, lang } = document.documentElement;
  return dataset['readerLanguage'] ?? lang;
}

const cookie = 'language';
const year = 365 * 24 * 60 * 60;

/** The choice is stored in a cookie, because logging out clears local storage and must not change the language. */
export const createBrowserLanguages = (): Languages =>
  createLanguages({
    load: async (locale) => {
      const catalogue = await catalogues[`../locales/${locale}.ts`]?.();
      if (catalogue === undefined) throw new Error(`There is no catalogue of ${locale}.`);
      return catalogue;
    },
    // Without a choice, the app uses the language of the page. For English, it uses the default catalogue.
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
