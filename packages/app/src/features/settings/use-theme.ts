import { readTheme, type ThemeChoice } from '@parvis/design-system';
import { useSyncExternalStore } from 'react';

const attributeFilter = [
  'data-color-scheme',
  'data-contrast',
  'data-density',
  'data-season',
  'data-text-size',
];

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter });
  return () => observer.disconnect();
}

const textOfTheme = (): string => JSON.stringify(readTheme());

/** What the page shows, whichever tab it was chosen in. */
export function useTheme(): ThemeChoice {
  const theme: ThemeChoice = JSON.parse(useSyncExternalStore(watchPage, textOfTheme));
  return theme;
}
