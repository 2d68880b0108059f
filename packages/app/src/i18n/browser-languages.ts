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

/** A text in one language has a page in that language; the server says which one its reader prefers. */
function pageLanguage(): string {
  const { dataset, lang } = document.documentElement;
  return dataset['readerLanguage'] ?? lang;
}

const cookie = 'language';
const year = 365 * 24 * 60 * 60;

/** The choice is kept in a cookie, as signing out clears the local storage and must not change the language. */
export const createBrowserLanguages = (): Languages =>
  createLanguages({
    load: (locale) => catalogues[locale](),
    // To who has chosen nothing the page speaks the language that the server has answered it in.
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
