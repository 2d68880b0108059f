import {
  colorSchemes,
  contrasts,
  densities,
  seasons,
  textSizes,
  type ColorScheme,
  type ContrastPreference,
  type Density,
  type Season,
  type TextSize,
} from '../styles/index.ts';
import { themeStorageKey } from './color-scheme-script.ts';

type ThemeValues = {
  'color-scheme'?: ColorScheme | undefined;
  contrast?: ContrastPreference | undefined;
  density?: Density | undefined;
  season?: Season | 'none' | undefined;
  'text-size'?: TextSize | undefined;
};

/**
 * The reader's choices. For a missing value, the site's value applies. If the site's value is missing too, the system's
 * value applies.
 */
export type ThemeChoice = ThemeValues;

/** The site's values for all readers. `undefined` removes a value. A missing key leaves the value unchanged. */
export type SiteTheme = ThemeValues;

const names = ['color-scheme', 'contrast', 'density', 'season', 'text-size'] as const;
type Name = (typeof names)[number];

const shown = (name: Name) => `data-${name}`;
/**
 * This attribute stores the site's value while a reader's choice overrides it. It exists only while there is a
 * choice.
 */
const overridden = (name: Name) => `data-site-${name}`;

const isChosen = (name: Name): boolean => document.documentElement.hasAttribute(overridden(name));

function setAttribute(attribute: string, value: string | undefined): void {
  if (value === undefined || value === '') document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, value);
}

let observer: MutationObserver | undefined;

/**
 * If a site writes a `data-` attribute directly, it overwrites the reader's choice. This function stores the written
 * value as the site's value, and shows the reader's choice again.
 */
function restoreChoices(records: readonly MutationRecord[]): void {
  for (const name of names) {
    const record = records.find(({ attributeName }) => attributeName === shown(name));
    if (record === undefined || !isChosen(name)) continue;
    const ofSite = document.documentElement.getAttribute(shown(name)) ?? '';
    document.documentElement.setAttribute(overridden(name), ofSite);
    setAttribute(shown(name), record.oldValue ?? undefined);
  }
  observer?.takeRecords();
}

function write(change: () => void): void {
  restoreChoices(observer?.takeRecords() ?? []);
  change();
  observer?.takeRecords();
}

function show(choice: ThemeChoice): void {
  const page = document.documentElement;
  write(() => {
    for (const name of names) {
      const value = choice[name];
      if (value !== undefined) {
        if (!isChosen(name)) page.setAttribute(overridden(name), page.getAttribute(shown(name)) ?? '');
        page.setAttribute(shown(name), value);
      } else if (isChosen(name)) {
        setAttribute(shown(name), page.getAttribute(overridden(name)) ?? undefined);
        page.removeAttribute(overridden(name));
      }
    }
  });
}

/** Applies and stores the reader's choice. This choice replaces earlier choices, but not the site's values. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (names.some((name) => choice[name] !== undefined))
      localStorage.setItem(themeStorageKey, JSON.stringify(choice));
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // If the browser does not store the choice, it lasts only for this visit.
  }
}

/** Sets the site's values, such as the season of the day. A reader's own choice takes precedence. */
export function setSiteTheme(theme: SiteTheme): void {
  write(() => {
    for (const name of names) {
      if (!(name in theme)) continue;
      const value = theme[name];
      if (isChosen(name)) document.documentElement.setAttribute(overridden(name), value ?? '');
      else setAttribute(shown(name), value);
    }
  });
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const choiceOf = (read: (name: Name) => unknown): ThemeChoice => ({
  'color-scheme': oneOf(colorSchemes, read('color-scheme')),
  contrast: oneOf(contrasts, read('contrast')),
  density: oneOf(densities, read('density')),
  season: oneOf([...seasons, 'none'] as const, read('season')),
  'text-size': oneOf(textSizes, read('text-size')),
});

/**
 * Returns the reader's current choice, so that a part of it can be changed: `chooseTheme({ ...readTheme(),
 * contrast: 'more' })`.
 */
export const readTheme = (): ThemeChoice =>
  choiceOf((name) => (isChosen(name) ? document.documentElement.getAttribute(shown(name)) : undefined));

function listen({ key, newValue }: StorageEvent): void {
  // Ignores other keys. The key is null if another tab has cleared the whole storage. This is ignored too, because the
  // reader has not made a choice.
  if (key !== themeStorageKey) return;
  const stored: unknown = newValue === null ? {} : JSON.parse(newValue);
  if (typeof stored === 'object' && stored !== null) show(choiceOf((name) => Reflect.get(stored, name)));
}

/**
 * Applies choices that the reader makes in other tabs. Also keeps the reader's choices when the site writes an
 * attribute of `<html>` directly. Returns a function that stops both.
 */
export function followTheme(): () => void {
  addEventListener('storage', listen);
  observer?.disconnect();
  const own = new MutationObserver(restoreChoices);
  own.observe(document.documentElement, { attributeFilter: names.map(shown), attributeOldValue: true });
  observer = own;
  return () => {
    removeEventListener('storage', listen);
    own.disconnect();
    if (observer === own) observer = undefined;
  };
}
