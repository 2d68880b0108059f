import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';
import { useSyncExternalStore } from 'react';

export function OfflineBanner() {
  const { i18n } = useLingui();
  return (
    <Banner edge="full" tone="warning" title={i18n._('You are offline')}>
      {i18n._('You may see old content. You can send again when the network is back.')}
    </Banner>
  );
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
