import { LinguiContext } from '@lingui/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Languages } from './languages.ts';

interface LanguageProviderProps {
  languages: Languages;
  children: ReactNode;
}

// Replaces Lingui's own provider, which keeps one instance and changes it. The React Compiler would not notice the
// change and would keep the texts of the old language.
export function LanguageProvider({ languages, children }: LanguageProviderProps) {
  const i18n = useSyncExternalStore(languages.subscribe, languages.current, languages.current);
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={value}>{children}</LinguiContext>;
}
