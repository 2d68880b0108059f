import { readTheme, type ThemeChoice } from '@parvis/design-system';
import { useSyncExternalStore } from 'react';

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const textOfTheme = (): string => JSON.stringify(readTheme());

/** The chosen theme, synchronized across tabs. */
export function useTheme(): ThemeChoice {
  const theme: ThemeChoice = JSON.parse(useSyncExternalStore(watchPage, textOfTheme));
  return theme;
}
