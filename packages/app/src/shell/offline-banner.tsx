import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';

export function OfflineBanner() {
  const { i18n } = useLingui();
  return (
    <Banner edge="full" tone="warning" title={i18n._('You are offline')}>
      {i18n._('What you see may be out of date, and nothing can be sent until the network is back.')}
    </Banner>
  );
}
