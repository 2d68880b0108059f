import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';
import { useOnline } from './use-online.ts';

export function OfflineBanner() {
  const { i18n } = useLingui();
  const online = useOnline();
  // The live region stands before its text does, or the text would not be read out.
  return (
    <div role="status">
      {online ? null : (
        <Banner edge="full" tone="warning" title={i18n._('You are offline')}>
          {i18n._('What you see may be out of date, and nothing can be sent until the network is back.')}
        </Banner>
      )}
    </div>
  );
}
