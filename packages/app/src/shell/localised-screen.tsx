import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { ScreenBoundary } from '../failures/screen-boundary.tsx';
import { languageTag } from '../i18n/languages.ts';
import type { LazyScreen } from '../router/lazy-screen.tsx';

interface LocalisedScreenProps {
  screens: Readonly<Record<ReturnType<typeof languageTag>, LazyScreen>>;
}

/** A screen of long texts in one chunk per language. The current text stays until the other language has loaded. */
export function LocalisedScreen({ screens }: LocalisedScreenProps) {
  const { i18n } = useLingui();
  const language = useDeferredValue(languageTag(i18n.locale));
  const { Screen, retry } = screens[language];
  return (
    <div lang={language}>
      <ScreenBoundary key={language} retry={retry}>
        <Screen />
      </ScreenBoundary>
    </div>
  );
}
