import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages as siteLanguages } from '@parvis/api-client/languages';
import type { Messages as ComponentMessages } from '@parvis/design-system';
import { compileLiteral } from './compile-literal.ts';

export type Language = (typeof siteLanguages)[number];
/** The default catalogue contains the literal texts of the specification. */
export type Locale = Language | 'default';

const isLanguage = (value: string | null): value is Language =>
  siteLanguages.some((language) => language === value);

const isLocale = (value: string | null): value is Locale => value === 'default' || isLanguage(value);

/** The main language of the catalogue, for `<html lang>` and `Intl`. */
export const languageTag = (locale: string): Language => (isLanguage(locale) ? locale : 'en');

/**
 * Marks a Spanish text in the default catalogue, which is otherwise English. Undefined if the text is in the page's
 * language.
 */
export const spanishInDefault = (i18n: I18n): 'es' | undefined =>
  i18n.locale === 'default' ? 'es' : undefined;

/** The texts of one language. */
export interface Catalogue {
  texts: Messages;
  /** The texts of the design system's own components. Without these, the components show English texts. */
  componentMessages?: ComponentMessages;
  /** The additional texts of each screen, by the name of its component. Missing if `texts` has all texts. */
  screens?: Readonly<Record<string, () => Promise<{ messages: Messages }>>>;
}

export interface Languages {
  /**
   * There is one instance per language. A change of the language is therefore a new value, and memoized components
   * render again.
   */
  current: () => I18n;
  /** The design system's texts in the current language. Undefined if its built-in texts are used. */
  componentMessages: () => ComponentMessages | undefined;
  subscribe: (onChange: () => void) => () => void;
  /** Loads the chosen language, or the default one. Resolves with 'another' if the language could not be loaded. */
  start: () => Promise<'wanted' | 'another'>;
  choose: (locale: Locale) => Promise<void>;
  /**
   * Loads the texts of a screen, both now and whenever the language changes. Resolves once the texts are available.
   */
  need: (screen: string) => Promise<void>;
}

export interface LanguageDependencies {
  load: (locale: Locale) => Promise<Catalogue>;
  read: () => string | null;
  keep: (locale: Locale) => void;
  onChange: (tag: Language) => void;
}

export const createI18n = (locale: Locale, messages: Messages): I18n => {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileLiteral);
  i18n.loadAndActivate({ locale, locales: languageTag(locale), messages });
  return i18n;
};

export const createLanguages = ({ load, read, keep, onChange }: LanguageDependencies): Languages => {
  const listeners = new Set<() => void>();
  const needed = new Set<string>();
  let shown: Catalogue = { texts: {} };
  let current = createI18n('default', {});
  let wanted: Locale = 'default';

  const textsOf = async ({ texts, screens = {} }: Catalogue): Promise<Messages> => {
    let parts: { messages: Messages }[];
    let known: number;
    do {
      // Loads again if another screen has requested its texts meanwhile.
      known = needed.size;
      parts = await Promise.all([...needed].flatMap((screen) => screens[screen]?.() ?? []));
    } while (known < needed.size);
    return Object.fromEntries(
      [texts, ...parts.map(({ messages }) => messages)].flatMap((part) => Object.entries(part)),
    );
  };

  const show = async (locale: Locale): Promise<void> => {
    wanted = locale;
    const catalogue = await load(locale);
    const texts = await textsOf(catalogue);
    // A language that was chosen later can have loaded first.
    if (wanted !== locale) return;
    shown = catalogue;
    current = createI18n(locale, texts);
    onChange(languageTag(locale));
    for (const listener of listeners) listener();
  };

  return {
    current: () => current,
    componentMessages: () => shown.componentMessages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const stored = read();
      const locale = isLocale(stored) ? stored : 'default';
      try {
        await show(locale);
        return 'wanted';
      } catch {
        // If no catalogue can be loaded, the page shows the ids, which are the literal texts of the specification.
        if (locale !== 'default') await show('default').catch(() => {});
        return 'another';
      }
    },
    choose: async (locale) => {
      await show(locale);
      keep(locale);
    },
    need: async (screen) => {
      needed.add(screen);
      const i18n = current;
      const part = await shown.screens?.[screen]?.();
      if (part !== undefined) i18n.load(i18n.locale, part.messages);
    },
  };
};
