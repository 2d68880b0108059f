import { useLingui } from '@lingui/react';
import { IconFacebook, IconInstagram, IconYoutube, SiteFooter, SmallFooter } from '@parvis/design-system';
import { useApp } from '../app-context.tsx';
import { isEmailAddress } from '../forms/email-rule.ts';
import { languageTag } from '../i18n/languages.ts';
import { createToasts } from '../platform/toasts.ts';
import { SiteLanguageMenu } from './site-language-menu.tsx';
import { useLegalDialog } from './use-legal-dialog.tsx';

/** The last line of every footer, and the dialog that its links open. */
function useFooterEnd() {
  const { i18n } = useLingui();
  const { links, dialog } = useLegalDialog([
    { href: '/privacy-policy', label: i18n._('Privacy Policy') },
    { href: '/terms-of-service', label: i18n._('Terms of Service') },
  ]);
  const end = {
    legalLinks: [
      ...links,
      { href: '/cookies', label: i18n._('Cookie Policy') },
      { href: '/open-data', label: i18n._('Open Data') },
    ],
    copyright: i18n._('© 2025 Parvis. All rights reserved.'),
    languageMenu: <SiteLanguageMenu />,
  };
  return { end, dialog };
}

export function Footer() {
  const { i18n } = useLingui();
  const app = useApp();
  const { end, dialog } = useFooterEnd();

  const subscribe = async (email: string) => {
    const { showToast, showErrorToast } = createToasts(app);
    try {
      await app.api.POST('/newsletter/subscribe', { body: { email, language: languageTag(i18n.locale) } });
    } catch (error) {
      showErrorToast(error, i18n._('You could not be subscribed'));
      throw error;
    }
    showToast(i18n._('Please check your email to confirm your subscription.'));
  };

  return (
    <>
      <SiteFooter
        description={i18n._('A digital space for Catholics committed to faith and community growth.')}
        quickLinksTitle={i18n._('Quick Links')}
        quickLinks={[
          { href: '/', label: i18n._('Home') },
          { href: '/community', label: i18n._('Community') },
          { href: '/resources', label: i18n._('Resources') },
          { href: '/blog', label: i18n._('Blog') },
          { href: '/about-us', label: i18n._('About Us') },
          { href: '/contact', label: i18n._('Contact Us') },
          { href: '/events', label: i18n._('Events') },
          { href: '/parishes', label: i18n._('Parishes') },
        ]}
        contactTitle={i18n._('Contact')}
        contact={[
          { label: 'contact@parvis.example', href: 'mailto:contact@parvis.example' },
          { label: '+1 555 010 0142', href: 'tel:+15550100142' },
          { label: i18n._('12 Cathedral Square, Springfield') },
        ]}
        newsletter={{
          title: i18n._('Newsletter'),
          label: i18n._('Email'),
          buttonLabel: i18n._('Subscribe'),
          onSubscribe: subscribe,
          check: (email) => {
            if (email === '') return i18n._('Required');
            return isEmailAddress(email) ? undefined : i18n._('Please enter a valid email address');
          },
        }}
        social={[
          { href: 'https://www.facebook.com/parvis.example', label: 'Facebook', icon: <IconFacebook /> },
          { href: 'https://www.instagram.com/parvis.example', label: 'Instagram', icon: <IconInstagram /> },
          { href: 'https://www.youtube.com/@parvis.example', label: 'YouTube', icon: <IconYoutube /> },
        ]}
        {...end}
      />
      {dialog}
    </>
  );
}

/** The footer of the pages of the staff, who work there and need no newsletter. */
export function StaffFooter() {
  const { end, dialog } = useFooterEnd();
  return (
    <>
      <SmallFooter {...end} />
      {dialog}
    </>
  );
}
