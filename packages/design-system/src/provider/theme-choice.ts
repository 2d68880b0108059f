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

/** What a reader has chosen. What is missing is left to the system and to the site. */
export type ThemeChoice = {
  'color-scheme'?: ColorScheme | undefined;
  contrast?: ContrastPreference | undefined;
  density?: Density | undefined;
  season?: Season | 'none' | undefined;
  'text-size'?: TextSize | undefined;
};

const names = ['color-scheme', 'contrast', 'density', 'season', 'text-size'] as const;

function wear(choice: ThemeChoice): void {
  for (const name of names) {
    const value = choice[name];
    if (value === undefined) document.documentElement.removeAttribute(`data-${name}`);
    else document.documentElement.setAttribute(`data-${name}`, value);
  }
}

/** Shows the page as its reader wants it, now and at the next visit. Replaces what was chosen before. */
export function chooseTheme(choice: ThemeChoice): void {
  wear(choice);
  try {
    if (names.some((name) => choice[name] !== undefined))
      localStorage.setItem(themeStorageKey, JSON.stringify(choice));
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // A browser that keeps nothing shows the choice for this visit.
  }
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const choiceOf = (read: (name: (typeof names)[number]) => unknown): ThemeChoice => ({
  'color-scheme': oneOf(colorSchemes, read('color-scheme')),
  contrast: oneOf(contrasts, read('contrast')),
  density: oneOf(densities, read('density')),
  season: oneOf([...seasons, 'none'] as const, read('season')),
  'text-size': oneOf(textSizes, read('text-size')),
});

/** What the page shows now, to change a part of it: `chooseTheme({ ...readTheme(), contrast: 'more' })`. */
export const readTheme = (): ThemeChoice =>
  choiceOf((name) => document.documentElement.getAttribute(`data-${name}`));

function listen({ key, newValue }: StorageEvent): void {
  // Where another tab has emptied the whole storage, nothing was chosen.
  if (key !== themeStorageKey) return;
  const kept: unknown = newValue === null ? {} : JSON.parse(newValue);
  if (typeof kept === 'object' && kept !== null) wear(choiceOf((name) => Reflect.get(kept, name)));
}

/** Shows what is chosen in other tabs of the site, too; answers what ends that. */
export function followTheme(): () => void {
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
