import { initialGlobals } from './toolbar.ts';

type Settings = Record<keyof typeof initialGlobals, string>;

const chosen = (value: unknown, first: string) => (typeof value === 'string' ? value : first);

/** The toolbar's settings, with defaults for missing values. */
export const settingsOf = (globals: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(initialGlobals).map(([name, first]) => [name, chosen(globals[name], first)]),
  ) as Settings;

/**
 * The theme attributes of the page; undefined if the system or the default decides. The brand is always set,
 * because the style sheets of all brands are loaded and each would apply to a page without a brand name.
 */
export const themeAttributes = ({ brand, colorScheme, season, density, contrast }: Settings) => ({
  'data-brand': brand,
  'data-color-scheme': colorScheme === 'system' ? undefined : colorScheme,
  'data-season': season === 'none' ? undefined : season,
  'data-density': density === 'comfortable' ? undefined : density,
  'data-contrast': contrast === 'system' ? undefined : contrast,
});

const rightToLeft = new Set(['ar']);

export const directionOf = ({ direction, locale }: Settings): 'ltr' | 'rtl' => {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
};

/** Sets attributes on the page immediately, so that the first paint already has the chosen theme. */
export function setOnPage(attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}
