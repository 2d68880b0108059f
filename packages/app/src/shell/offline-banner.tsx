import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';

export function OfflineBanner() {
  const { i18n } = useLingui();
  return (
    <Banner edge="full" tone="warning" title={i18n._('You are offline')}>
      {i18n._('You may see old content. You can send again when the network is back.')}
    </Banner>
  );
}
