import { useLingui } from '@lingui/react';
import { SiteLanguageMenu } from './site-language-menu.tsx';
import { useLegalDialog } from './use-legal-dialog.tsx';

/** The last line of every footer, and the dialog that its links open. */
export function useFooterEnd() {
  const { i18n } = useLingui();
  const { links, dialog } = useLegalDialog([
    { href: '/privacy-policy', label: i18n._('Privacy Policy') },
    { href: '/terms-of-service', label: i18n._('Terms of Service') },
  ]);
  const end = {
    legalLinks: [...links, { href: '/cookies', label: i18n._('Cookie Policy') }],
    copyright: i18n._('© 2025 Parvis. All rights reserved.'),
    languageMenu: <SiteLanguageMenu />,
  };
  return { end, dialog };
}
