import type { ColorScheme, ContrastPreference, Density, Season } from '../styles/index.ts';
import { themeStorageKey } from './color-scheme-script.ts';

/** What a reader has chosen. What is missing is left to the system and to the site. */
export type ThemeChoice = {
  'color-scheme'?: ColorScheme;
  contrast?: ContrastPreference;
  density?: Density;
  season?: Season;
};

const names = ['color-scheme', 'contrast', 'density', 'season'] as const;

/** Shows the page as its reader wants it, now and at the next visit. Replaces what was chosen before. */
export function chooseTheme(choice: ThemeChoice): void {
  for (const name of names) {
    const value = choice[name];
    if (value === undefined) document.documentElement.removeAttribute(`data-${name}`);
    else document.documentElement.setAttribute(`data-${name}`, value);
  }
  try {
    if (names.some((name) => choice[name] !== undefined))
      localStorage.setItem(themeStorageKey, JSON.stringify(choice));
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // A browser that keeps nothing shows the choice for this visit.
  }
}
