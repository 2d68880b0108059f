import { useLingui } from '@lingui/react';
import { SiteLanguageMenu } from '../../shell/site-language-menu.tsx';
import { SettingsSection } from './settings-section.tsx';

export function LanguageSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      id="language"
      title={i18n._('Language')}
      text={i18n._('The language of the site, in this browser. We do not translate what members write.')}
    >
      <SiteLanguageMenu />
    </SettingsSection>
  );
}
