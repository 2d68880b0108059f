import { useLingui } from '@lingui/react';
import { ShortcutsSwitch } from '../../platform/shortcuts/shortcuts-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The keyboard shortcuts in this browser. */
export function KeyboardSettings() {
  const { i18n } = useLingui();
  return (
    <SettingsSection
      id="keyboard"
      title={i18n._('Keyboard')}
      text={i18n._('Press ? on any page to see all shortcuts. This setting is for this browser only.')}
    >
      <ShortcutsSwitch id="shortcuts" />
    </SettingsSection>
  );
}
