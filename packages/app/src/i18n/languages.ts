import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Messages as ComponentMessages } from '@parvis/design-system';

const locales = ['default', 'en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** The language that the catalogue is mostly in, as `<html lang>` and `Intl` need it. */
export const languageTag = (locale: string): 'en' | 'es' => (locale === 'es' ? 'es' : 'en');

/** For a text that the default catalogue has in Spanish among English ones; undefined where the page's language is right. */
export const spanishInDefault = (i18n: I18n): 'es' | undefined =>
  i18n.locale === 'default' ? 'es' : undefined;

/** What is loaded for a language. */
export interface Catalogue {
  texts: Messages;
  /** What the design system says itself; without it, English. */
  componentMessages?: ComponentMessages;
}

export interface Languages {
  /** One instance per language, so that a change of language is a change of value to whoever remembers it. */
  current: () => I18n;
  /** What the design system says in the current language; undefined for what it says without being told. */
  componentMessages: () => ComponentMessages | undefined;
  subscribe: (onChange: () => void) => () => void;
  /** Loads the language that was chosen before, or the default one; tells whether another one had to do. */
  start: () => Promise<'wanted' | 'another'>;
  choose: (locale: Locale) => Promise<void>;
}

export interface LanguageDependencies {
  load: (locale: Locale) => Promise<Catalogue>;
  read: () => string | null;
  keep: (locale: Locale) => void;
  onChange: (tag: 'en' | 'es') => void;
}

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value);

/** Without its catalogue a text is its own translation, whose only syntax is a name in braces. */
const compileLiteral = (text: string): (string | [string])[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : [part]));

const instance = (locale: Locale, messages: Messages): I18n => {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileLiteral);
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages });
  return i18n;
};

export const createLanguages = ({ load, read, keep, onChange }: LanguageDependencies): Languages => {
  const listeners = new Set<() => void>();
  let current = instance('default', {});
  let componentMessages: ComponentMessages | undefined;
  let wanted: Locale = 'default';

  const show = async (locale: Locale): Promise<void> => {
    wanted = locale;
    const catalogue = await load(locale);
    // A later choice may have been loaded first.
    if (wanted !== locale) return;
    current = instance(locale, catalogue.texts);
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
        // Without any catalogue the page speaks in the literal texts, which are the ids.
        if (locale !== 'default') await show('default').catch(() => {});
        return 'another';
      }
    },
    choose: async (locale) => {
      await show(locale);
      keep(locale);
    },
  };
};
