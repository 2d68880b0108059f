/** What visitors may read without logging in, and search engines find; these pages are rendered at the build. */
interface PublicPage {
  path: string;
  title: string;
  description: string;
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Parvis: a community and marketplace for Catholics',
    description:
      'Parvis is where Catholics talk, pray and trade with one another: your parish, your friends, and people who share your faith.',
  },
  {
    path: '/about-us',
    title: 'About Us · Parvis',
    description: 'Who builds Parvis, what it is for, and what members can rely on.',
  },
  {
    path: '/contact',
    title: 'Contact Us · Parvis',
    description:
      'Ask, suggest, or tell us what went wrong. A person reads every message, and answers it by email.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy · Parvis',
    description: 'What Parvis knows of its members, what for, how long, and what you can ask of us.',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service · Parvis',
    description: 'The rules by which members of Parvis deal with one another and with us.',
  },
  {
    path: '/cookies',
    title: 'Cookie Policy · Parvis',
    description: 'The one cookie that Parvis sets, what else it keeps in your browser, and why.',
  },
];

/** The name of the page's file, without its ending. The landing page is not the document that every other address gets. */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));
