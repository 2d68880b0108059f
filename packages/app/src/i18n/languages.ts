import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Messages as ComponentMessages } from '@parvis/design-system';
import { compileLiteral } from './compile-literal.ts';

const locales = ['default', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The main language of the catalogue, for `<html lang>` and `Intl`. */
export const languageTag = (locale: string): 'en' | 'es' => (locale === 'es' ? 'es' : 'en');

/** Marks a Spanish text in the otherwise English default catalogue; undefined if the page's language is right. */
export const spanishInDefault = (i18n: I18n): 'es' | undefined =>
  i18n.locale === 'default' ? 'es' : undefined;

/** The texts of one language. */
export interface Catalogue {
  texts: Messages;
  /** The design system's own texts; English if missing. */
  componentMessages?: ComponentMessages;
}

/** The texts of one screen, for languages that are not loaded as a whole. */
export type Words = Partial<Record<Locale, () => Promise<{ messages: Messages }>>>;

export interface Languages {
  /** One instance per language, so that a change of language is a new value for memoized components. */
  current: () => I18n;
  /** The design system's texts in the current language; undefined for its built-in ones. */
  componentMessages: () => ComponentMessages | undefined;
  subscribe: (onChange: () => void) => () => void;
  /** Loads the chosen language, or the default one; resolves with whether another one had to be used. */
  start: () => Promise<'wanted' | 'another'>;
  choose: (locale: Locale) => Promise<void>;
  /** Loads the texts of a screen, now and with every later language; resolves once they are available. */
  need: (words: Words) => Promise<void>;
}

export interface LanguageDependencies {
  load: (locale: Locale) => Promise<Catalogue>;
  read: () => string | null;
  keep: (locale: Locale) => void;
  onChange: (tag: 'en' | 'es') => void;
}

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value);

const instance = (locale: Locale, messages: Messages): I18n => {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileLiteral);
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages });
  return i18n;
};

export const createLanguages = ({ load, read, keep, onChange }: LanguageDependencies): Languages => {
  const listeners = new Set<() => void>();
  const needed = new Set<Words>();
  let shown: Locale = 'default';
  let current = instance(shown, {});
  let componentMessages: ComponentMessages | undefined;
  let wanted: Locale = shown;

  const neededTexts = async (locale: Locale): Promise<Messages> => {
    const parts = await Promise.all([...needed].map(async (words) => words[locale]?.()));
    return Object.fromEntries(parts.flatMap((part) => Object.entries(part?.messages ?? {})));
  };

  const show = async (locale: Locale): Promise<void> => {
    wanted = locale;
    const [catalogue] = await Promise.all([load(locale), neededTexts(locale)]);
    let texts: Messages;
    let known: number;
    do {
      // Another screen may have added its texts in the meantime.
      known = needed.size;
      texts = await neededTexts(locale);
    } while (known < needed.size);
    // A later choice may have loaded first.
    if (wanted !== locale) return;
    shown = locale;
    current = instance(locale, { ...catalogue.texts, ...texts });
    componentMessages = catalogue.componentMessages;
    onChange(languageTag(locale));
    for (const listener of listeners) listener();
  };

  return {
    current: () => current,
    componentMessages: () => componentMessages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const kept = read();
      const locale = isLocale(kept) ? kept : 'default';
      try {
        await show(locale);
        return 'wanted';
      } catch {
        // Without any catalogue the page shows the literal texts, which are the ids.
        if (locale !== 'default') await show('default').catch(() => {});
        return 'another';
      }
    },
    choose: async (locale) => {
      await show(locale);
      keep(locale);
    },
    need: async (words) => {
      needed.add(words);
      // A language that is still loading needs these texts too: start now, so that it does not wait for them later.
      if (wanted !== shown) words[wanted]?.().catch(() => {});
      const i18n = current;
      const part = await words[shown]?.();
      if (part !== undefined) i18n.load(i18n.locale, part.messages);
    },
  };
};
