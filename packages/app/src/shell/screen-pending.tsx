import { useLingui } from '@lingui/react';
import { LoadingScreen } from '@parvis/design-system';

/** Stands while it is not known who is here, or while the code of a screen arrives. */
export function ScreenPending() {
  const { i18n } = useLingui();
  return <LoadingScreen label={i18n._('Loading…')} />;
}
