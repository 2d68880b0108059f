import { useLingui } from '@lingui/react';
import { LoadingScreen } from '@parvis/design-system';

/** Shown while the session is verified, or while a screen's code loads. */
export function ScreenPending() {
  const { i18n } = useLingui();
  return <LoadingScreen label={i18n._('Loading…')} />;
}
