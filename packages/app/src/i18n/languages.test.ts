import { describe, expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { messages as spanish } from '../../../design-system/src/i18n/es/index.ts';
import type { Messages } from '@lingui/core';
import { createLanguages, spanishInDefault, type Locale } from './languages.ts';

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

interface Screen {
  load: Mock<() => Promise<{ messages: Messages }>>;
  arrive: () => void;
  fail: (error: Error) => void;
}

/** The Spanish texts of a screen. They load when the test lets them. */
const screenOf = (name: string): Screen => {
  const { promise, resolve, reject } = Promise.withResolvers<{ messages: Messages }>();
  return {
    load: vi.fn<() => Promise<{ messages: Messages }>>(() => promise),
    arrive: () => resolve({ messages: { [name]: [`${name} in es`] } }),
    fail: reject,
  };
};

const start = (stored: string | null = null, available: readonly Locale[] = ['default', 'es']) => {
  const waiting = new Map<Locale, () => void>();
  const keep = vi.fn<(locale: Locale) => void>();
  const onChange = vi.fn<(tag: string) => void>();
  const screens = { Feed: screenOf('Feed'), Plans: screenOf('Plans') };
  const languages = createLanguages({
    load: (locale) =>
      new Promise((resolve, reject) => {
        if (!available.includes(locale)) reject(new TypeError('Failed to fetch dynamically imported module'));
        waiting.set(locale, () => {
          resolve({
            texts: { Hello: [`Hello in ${locale}`] },
            ...(locale === 'es'
              ? {
                  componentMessages: spanish,
                  screens: { Feed: screens.Feed.load, Plans: screens.Plans.load },
                }
              : {}),
          });
        });
      }),
    read: () => stored,
    keep,
    onChange,
  });
  const arrive = async (locale: Locale) => {
    waiting.get(locale)?.();
    await settled();
  };
  return { languages, keep, onChange, arrive, ...screens };
};

describe('languages', () => {
  test.each([
    ['es', 'es', 'es'],
    [null, 'default', 'en'],
    ['klingon', 'default', 'en'],
  ] as const)('start with the persisted choice (%s)', async (stored, locale, tag) => {
    const { languages, arrive, onChange } = start(stored);
    const started = languages.start();
    await arrive(locale);
    await started;
    expect(languages.current().locale).toBe(locale);
    expect(languages.current()._('Hello')).toBe(`Hello in ${locale}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(tag);
  });

  test('show the literal texts if no catalogue can be loaded', async () => {
    const warn = vi.spyOn(console, 'warn');
    onTestFinished(() => warn.mockRestore());
    const { languages } = start('en', []);
    await expect(languages.start()).resolves.toBe('another');
    expect(languages.current()._('Loading…')).toBe('Loading…');
    expect(languages.current()._('Reply to {name}', { name: 'Maria' })).toBe('Reply to Maria');
    expect(warn).not.toHaveBeenCalled();
  });

  test('fall back to the default catalogue if the chosen one cannot be loaded, and keep the choice', async () => {
    const { languages, arrive, keep, onChange } = start('en');
    const started = languages.start();
    await arrive('default');
    await arrive('default');
    await expect(started).resolves.toBe('another');
    expect(languages.current()._('Hello')).toBe('Hello in default');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
    expect(keep).not.toHaveBeenCalled();
  });

  test('have an instance for each language, and notify of the change', async () => {
    const { languages, arrive, keep } = start();
    const listener = vi.fn<() => void>();
    const unsubscribe = languages.subscribe(listener);
    const before = languages.current();
    const chosen = languages.choose('es');
    await arrive('es');
    await chosen;
    expect(languages.current()).not.toBe(before);
    expect(listener).toHaveBeenCalledOnce();
    expect(keep).toHaveBeenCalledExactlyOnceWith('es');
    unsubscribe();
  });

  test('load and unload the design system’s texts', async () => {
    const { languages, arrive } = start('es');
    const heard: (string | undefined)[] = [];
    languages.subscribe(() =>
      heard.push(`${languages.current().locale} ${languages.componentMessages()?.components.close}`),
    );
    const started = languages.start();
    await arrive('es');
    await started;
    const chosen = languages.choose('default');
    await arrive('default');
    await chosen;
    expect(heard).toEqual(['es Cerrar', 'default undefined']);
  });

  test('follow the last choice, even if another language loads later', async () => {
    const { languages, arrive } = start();
    const first = languages.choose('es');
    const second = languages.choose('default');
    await arrive('default');
    await arrive('es');
    await Promise.all([first, second]);
    expect(languages.current().locale).toBe('default');
  });

  test('do not persist a choice that could not be loaded', async () => {
    const { languages, keep } = start();
    await expect(languages.choose('en')).rejects.toThrow('import');
    expect(keep).not.toHaveBeenCalled();
    expect(languages.current().locale).toBe('default');
  });

  test('mark Spanish texts only in the default catalogue', async () => {
    const { languages, arrive } = start();
    expect(spanishInDefault(languages.current())).toBe('es');
    const chosen = languages.choose('es');
    await arrive('es');
    await chosen;
    expect(spanishInDefault(languages.current())).toBeUndefined();
  });
});

describe('the texts of a screen', () => {
  test('are not requested in a language that is loaded as a whole', async () => {
    const { languages, arrive, Feed } = start();
    const started = languages.start();
    await languages.need('Feed');
    await arrive('default');
    await started;
    expect(Feed.load).not.toHaveBeenCalled();
  });

  test('are requested as soon as their language has loaded, and the language is shown after they have loaded', async () => {
    const { languages, arrive, Feed } = start('es');
    const started = languages.start();
    void languages.need('Feed');
    await arrive('es');
    expect(Feed.load).toHaveBeenCalledOnce();
    expect(languages.current().locale).toBe('default');
    Feed.arrive();
    await settled();
    await expect(started).resolves.toBe('wanted');
    expect(languages.current()._('Feed')).toBe('Feed in es');
  });

  test('are added to the current language before they count as loaded', async () => {
    const { languages, arrive, Feed } = start('es');
    const started = languages.start();
    await arrive('es');
    await started;
    const there = vi.fn<() => void>();
    void languages.need('Feed').then(there);
    await settled();
    expect(there).not.toHaveBeenCalled();
    Feed.arrive();
    await settled();
    expect(there).toHaveBeenCalledOnce();
    expect(languages.current()._('Feed')).toBe('Feed in es');
    expect(languages.current()._('Hello')).toBe('Hello in es');
  });

  test('of all opened screens load with a new language, even if a screen is opened meanwhile', async () => {
    const { languages, arrive, Feed, Plans } = start();
    await languages.need('Feed');
    const chosen = languages.choose('es');
    await arrive('es');
    await languages.need('Plans');
    Feed.arrive();
    await settled();
    expect(languages.current().locale).toBe('default');
    Plans.arrive();
    await settled();
    await chosen;
    expect(languages.current()._('Feed')).toBe('Feed in es');
    expect(languages.current()._('Plans')).toBe('Plans in es');
  });

  test('that cannot be loaded leave the language unchanged, and their screen shows the error', async () => {
    const { languages, arrive, keep, Feed } = start();
    await languages.need('Feed');
    const chosen = languages.choose('es');
    Feed.fail(new TypeError('Failed to fetch dynamically imported module'));
    await Promise.all([arrive('es'), expect(chosen).rejects.toThrow('import')]);
    expect(keep).not.toHaveBeenCalled();
    expect(languages.current().locale).toBe('default');

    const other = start('es');
    const started = other.languages.start();
    await other.arrive('es');
    await started;
    other.Feed.fail(new TypeError('Failed to fetch dynamically imported module'));
    await expect(other.languages.need('Feed')).rejects.toThrow('import');
  });
});
