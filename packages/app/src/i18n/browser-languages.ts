import type { Messages } from '@lingui/core';
import { createLanguages, type Languages, type Locale } from './languages.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  default: () => import('../locales/default.ts'),
  en: () => import('../locales/en.ts'),
  es: () => import('../locales/es.ts'),
};

const cookie = 'language';
const year = 365 * 24 * 60 * 60;

/** The choice is kept in a cookie, as signing out clears the local storage and must not change the language. */
export const createBrowserLanguages = (): Languages =>
  createLanguages({
    load: async (locale) => (await catalogues[locale]()).messages,
    read: () => new RegExp(`(?:^|; )${cookie}=([a-z]+)`).exec(document.cookie)?.[1] ?? null,
    keep: (locale) => {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
    },
    onChange: (tag) => {
      document.documentElement.lang = tag;
    },
  });
