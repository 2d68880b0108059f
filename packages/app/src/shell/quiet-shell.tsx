import { useLingui } from '@lingui/react';
import { SiteHeader } from '@parvis/design-system';
import type { AroundScreenProps } from '../router/screens.ts';
import { ShellLayout } from './shell-layout.tsx';

/** A shell without navigation, for a screen that the member must complete first. */
export function QuietShell({ children }: AroundScreenProps) {
  const { i18n } = useLingui();
  return (
    <ShellLayout
      header={<SiteHeader homeHref="/" navLabel={i18n._('Main')} menuLabel={i18n._('Menu')} items={[]} />}
    >
      {children}
    </ShellLayout>
  );
}
