import type { I18n } from '@lingui/core';

/**
 * A page that visitors can read without logging in and that search engines index. It is prerendered at build time.
 */
interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Whether the page is only a form, which is useless without the app's code. */
  isForm?: boolean;
}

export const publicPages = (i18n: I18n): readonly PublicPage[] => [
  {
    path: '/',
    title: i18n._('Parvis: a community and marketplace for Catholics'),
    description: i18n._(
      'Parvis is where Catholics talk, pray and trade with one another: your parish, your friends, and people who share your faith.',
    ),
  },
  {
    path: '/signin',
    title: `${i18n._('Log in')} · Parvis`,
    description: i18n._('Your parish, your friends and the conversation are where you left them.'),
    isForm: true,
  },
  {
    path: '/about-us',
    title: `${i18n._('About Us')} · Parvis`,
    description: i18n._('Learn who builds Parvis, what it is for, and what members can rely on.'),
  },
  {
    path: '/contact',
    title: `${i18n._('Contact Us')} · Parvis`,
    description: i18n._(
      'Ask, suggest, or tell us what went wrong. A person reads every message, and answers it by email.',
    ),
  },
  {
    path: '/privacy-policy',
    title: `${i18n._('Privacy Policy')} · Parvis`,
    description: i18n._(
      'Which data Parvis keeps about its members, why and for how long, and what you can ask of us.',
    ),
  },
  {
    path: '/terms-of-service',
    title: `${i18n._('Terms of Service')} · Parvis`,
    description: i18n._('The rules that members of Parvis follow with one another and with us.'),
  },
  {
    path: '/cookies',
    title: `${i18n._('Cookie Policy')} · Parvis`,
    description: i18n._('The two cookies that Parvis sets, what else it keeps in your browser, and why.'),
  },
  {
    path: '/open-data',
    title: `${i18n._('Open Data')} · Parvis`,
    description: i18n._('Parishes and their Mass times as open data, for other sites and programs.'),
  },
];

/**
 * The page's file name without extension. The landing page must not use `index`, because `index.html` serves all other
 * addresses.
 */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));
