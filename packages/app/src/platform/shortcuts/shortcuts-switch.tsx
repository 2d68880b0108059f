import { useLingui } from '@lingui/react';
import { Switch } from '@parvis/design-system';
import { turnShortcuts, useShortcutsOn } from './shortcut-setting.ts';

/** Turns the shortcuts on or off. Single keys can disturb people who control their device by voice (WCAG 2.1.4). */
export function ShortcutsSwitch({ id }: { id?: string }) {
  const { i18n } = useLingui();
  return (
    <Switch
      id={id}
      checked={useShortcutsOn()}
      description={i18n._(
        'Single keys do something on the page. Turn them off if you press them by accident, or control your device by voice.',
      )}
      label={i18n._('Use keyboard shortcuts')}
      onChange={({ target }) => turnShortcuts(target.checked)}
    />
  );
}
