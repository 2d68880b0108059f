import { createLanguages, type Catalogue, type Languages, type Locale } from './languages.ts';

const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  default: async () => ({ texts: (await import('../locales/default.ts')).messages }),
  en: async () => ({ texts: (await import('../locales/en.ts')).messages }),
  es: async () => {
    const [catalogue, components] = await Promise.all([
      import('../locales/es.ts'),
      import('@parvis/design-system/messages/es'),
    ]);
    return { texts: catalogue.messages, componentMessages: components.messages };
  },
};

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
    load: (locale) => catalogues[locale](),
    // Without a choice, follow the language of the server's answer.
    read: () =>
      new RegExp(`(?:^|; )${cookie}=([a-z]+)`).exec(document.cookie)?.[1] ??
      (pageLanguage() === 'es' ? 'es' : null),
    keep: (locale) => {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
    },
    onChange: (tag) => {
      document.documentElement.lang = tag;
    },
  });
