import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context.tsx';

export function ReadOnlyBanner() {
  const { i18n } = useLingui();
  return (
    <Banner edge="full" tone="warning" title={i18n._('We are moving the site')}>
      {i18n._(
        'You can read now, and write again in a few minutes. Chat messages that you write now are sent then.',
      )}
    </Banner>
  );
}

export function useReadOnly(): boolean {
  const { isOn, subscribe } = useApp().readOnly;
  return useSyncExternalStore(subscribe, isOn, () => false);
}
