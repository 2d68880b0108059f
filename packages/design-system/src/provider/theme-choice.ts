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

/** What a reader has chosen. A value that is missing is left to the site, and then to the system. */
export type ThemeChoice = ThemeValues;

/** What a site sets for all its readers. `undefined` takes a value back; a value that is missing stays as it is. */
export type SiteTheme = ThemeValues;

const names = ['color-scheme', 'contrast', 'density', 'season', 'text-size'] as const;
type Name = (typeof names)[number];

const shown = (name: Name) => `data-${name}`;
/** Holds the site's value while the reader's choice is shown instead. It exists only while there is a choice. */
const overridden = (name: Name) => `data-site-${name}`;

const isChosen = (name: Name): boolean => document.documentElement.hasAttribute(overridden(name));

function setAttribute(attribute: string, value: string | undefined): void {
  if (value === undefined || value === '') document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, value);
}

let observer: MutationObserver | undefined;

/** A site that writes an attribute itself sets its own value. The reader's choice stays in view. */
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

/** Shows the page as its reader wants it, now and at the next visit. Replaces earlier choices, never the site's values. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (names.some((name) => choice[name] !== undefined))
      localStorage.setItem(themeStorageKey, JSON.stringify(choice));
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Without storage the choice lasts for this visit.
  }
}

/** Sets what the site wants, such as the season of the day. A reader who has chosen another value keeps it. */
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

/** What the reader has chosen, to change a part of it: `chooseTheme({ ...readTheme(), contrast: 'more' })`. */
export const readTheme = (): ThemeChoice =>
  choiceOf((name) => (isChosen(name) ? document.documentElement.getAttribute(shown(name)) : undefined));

function listen({ key, newValue }: StorageEvent): void {
  // A key of null means that another tab has cleared the whole storage: no choice was made.
  if (key !== themeStorageKey) return;
  const kept: unknown = newValue === null ? {} : JSON.parse(newValue);
  if (typeof kept === 'object' && kept !== null) show(choiceOf((name) => Reflect.get(kept, name)));
}

/**
 * Shows choices made in other tabs too, and keeps the reader's choices when the site writes an attribute of `<html>`
 * itself. Returns a function that ends both.
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
