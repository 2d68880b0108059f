import { useLingui } from '@lingui/react';
import { LanguageMenu } from '@parvis/design-system';
import { useApp } from '../app-context.tsx';
import { languageFailure } from '../i18n/language-failure.ts';

/** Chooses the language of the site, and says so where it cannot be loaded. */
export function SiteLanguageMenu() {
  const { i18n } = useLingui();
  const { languages, toasts } = useApp();

  const choose = async (locale: string) => {
    try {
      await languages.choose(locale === 'es' ? 'es' : 'en');
    } catch {
      toasts.show(languageFailure(languages.current()));
    }
  };

  return (
    <LanguageMenu
      label={i18n._('Language')}
      value={i18n.locale}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'es', label: 'Español', lang: 'es' },
      ]}
      onChange={(locale) => void choose(locale)}
    />
  );
}
