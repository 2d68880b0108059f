import { createToastQueue } from '@parvis/design-system';
import { messages as spanishComponents } from '@parvis/design-system/messages/es';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { createLanguages, type Catalogue } from './i18n/languages.ts';
import { messages as literal } from './locales/default.ts';
import { messages as spanish } from './locales/es.ts';
import { messages as ofAboutUs } from './locales/es/about-us-screen.ts';
import { messages as ofContact } from './locales/es/contact-screen.ts';
import { messages as ofLanding } from './locales/es/landing-screen.ts';
import { messages as ofLegal } from './locales/es/legal-screen.ts';
import { messages as ofShell } from './locales/es/public-shell.ts';
import { createMemberStorage } from './platform/member-storage.ts';
import type { PageLanguage } from './public-pages.ts';
import { Root } from './root.tsx';
import { lazyScreen } from './router/lazy-screen.tsx';
import type { Screens } from './router/screens.ts';

export { pageLanguages, pageName, publicPages } from './public-pages.ts';

const landing = lazyScreen(async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen);
const aboutUs = lazyScreen(async () => (await import('./features/about/about-us-screen.tsx')).AboutUsScreen);
const contact = lazyScreen(async () => (await import('./features/contact/contact-screen.tsx')).ContactScreen);
const legal = lazyScreen(async () => (await import('./features/legal/legal-screen.tsx')).LegalScreen);
const publicShell = lazyScreen(async () => (await import('./shell/public-shell.tsx')).PublicShell);

/** Only the screens that visitors may read. */
const routes: Screens['routes'] = [
  { path: '/', access: 'guests', screen: landing },
  { path: '/about-us', access: 'all', screen: aboutUs },
  { path: '/contact', access: 'all', screen: contact },
  { path: '/privacy-policy', access: 'all', screen: legal },
  { path: '/terms-of-service', access: 'all', screen: legal },
  { path: '/cookies', access: 'all', screen: legal },
];

const screens: Screens = {
  memberShell: publicShell,
  publicShell,
  quietShell: publicShell,
  routes,
  find: (pathname) => {
    const route = routes.find(({ path }) => path === pathname);
    return route === undefined ? null : { route, id: null };
  },
  preload: () => {},
};

/** The literal texts of the specification are English. */
const catalogues: Readonly<Record<PageLanguage, Catalogue>> = {
  en: { texts: literal },
  es: {
    texts: { ...spanish, ...ofShell, ...ofLanding, ...ofAboutUs, ...ofContact, ...ofLegal },
    componentMessages: spanishComponents,
  },
};

/** The document's body for a visitor. */
export async function renderPage(path: string, language: PageLanguage): Promise<string> {
  const languages = createLanguages({
    load: () => Promise.resolve(catalogues[language]),
    read: () => (language === 'es' ? 'es' : null),
    keep: () => {},
    onChange: () => {},
  });
  await languages.start();
  const app = createApp({
    baseUrl: 'http://build.invalid/api',
    storage: createMemberStorage(() => {
      throw new Error('There is no browser.');
    }, new EventTarget()),
    languages,
    screens,
    toasts: createToastQueue(),
    isPageUnloading: () => false,
    isOpenedFromCache: () => false,
  });
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Root app={app} nonce={undefined} />
    </StaticRouter>,
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
