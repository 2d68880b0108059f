import type { Preview } from '@storybook/react-vite';
import { densities, seasons } from '../packages/design-system/src/styles/index.ts';
import { languages } from '../packages/design-system/src/documentation/languages.ts';

type Items = ReadonlyArray<{ readonly value: string; readonly title: string }>;

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

type Toolbar = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]>['toolbar']>;

const menu = (description: string, icon: NonNullable<Toolbar['icon']>, items: Items) => ({
  description,
  toolbar: { dynamicTitle: true, icon, items: [...items], title: description },
});

/** The toolbar's choices. Each one becomes an attribute of the page. */
export const globalTypes = {
  brand: menu('Brand', 'paintbrush', [
    { value: 'parvis', title: 'Parvis' },
    { value: 'assisi', title: 'Assisi' },
    { value: 'emmaus', title: 'Emmaus' },
    { value: 'stella-maris', title: 'Stella Maris' },
  ]),
  colorScheme: menu('Colour scheme', 'mirror', [
    { value: 'system', title: 'System' },
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  season: menu('Liturgical season', 'calendar', [
    { value: 'none', title: 'No season' },
    ...seasons.map((season) => ({ value: season, title: capitalized(season) })),
  ]),
  density: menu(
    'Density',
    'component',
    densities.map((density) => ({ value: density, title: capitalized(density) })),
  ),
  contrast: menu('Contrast', 'contrast', [
    { value: 'system', title: 'As the system' },
    { value: 'more', title: 'More contrast' },
  ]),
  direction: menu('Writing direction', 'transfer', [
    { value: 'language', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: menu(
    'Language of the built-in strings',
    'globe',
    [...languages].map(([value, { name }]) => ({ value, title: name })),
  ),
} satisfies Preview['globalTypes'];

export const initialGlobals: Record<keyof typeof globalTypes, string> = {
  brand: 'parvis',
  colorScheme: 'system',
  season: 'none',
  density: 'comfortable',
  contrast: 'system',
  direction: 'language',
  locale: 'en',
};
