import { useLingui } from '@lingui/react';
import { useDeferredValue, type ComponentType } from 'react';
import { ScreenBoundary } from '../failures/screen-boundary.tsx';
import { languageTag, type Language } from '../i18n/languages.ts';
import { lazyScreen, type LazyScreen } from '../router/lazy-screen.tsx';

/**
 * One lazy screen for each language. Each call with the same language returns the same screen, so that its code loads
 * only once.
 */
export const inLanguages = (load: (language: Language) => Promise<ComponentType>) => {
  const screens = new Map<Language, LazyScreen>();
  return (language: Language): LazyScreen => {
    const screen = screens.get(language) ?? lazyScreen(() => load(language));
    screens.set(language, screen);
    return screen;
  };
};

interface LocalizedScreenProps {
  screenIn: (language: Language) => LazyScreen;
}

/**
 * A screen of long texts, with a chunk for each language. The current text stays until the other language has loaded.
 */
export function LocalizedScreen({ screenIn }: LocalizedScreenProps) {
  const { i18n } = useLingui();
  const language = useDeferredValue(languageTag(i18n.locale));
  const { Screen, retry } = screenIn(language);
  return (
    <div lang={language}>
      <ScreenBoundary key={language} retry={retry}>
        <Screen />
      </ScreenBoundary>
    </div>
  );
}
