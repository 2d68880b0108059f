import type { I18n, Messages } from '@lingui/core';
import { createToastQueue } from '@parvis/design-system';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createApp } from './create-app.tsx';
import { createI18n, createLanguages, type Catalogue, type Language } from './i18n/languages.ts';
import { createMemberStorage } from './platform/member-storage.ts';
import { Root } from './root.tsx';
import { lazyScreen } from './router/lazy-screen.tsx';
import type { Screens } from './router/screens.ts';

export { languages } from '@parvis/api-client/languages';
export { noCodeMarkup, noScriptMarkup, shellTexts } from './documents/plain-page.ts';
export { pageName, publicPages } from './documents/public-pages.ts';
export { pushNotices } from './documents/push-notices.ts';
export { unreachablePage } from './documents/unreachable-page.ts';

const landing = lazyScreen(async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen);
const signIn = lazyScreen(async () => (await import('./features/sign-in/sign-in-screen.tsx')).SignInScreen);
const aboutUs = lazyScreen(async () => (await import('./features/about/about-us-screen.tsx')).AboutUsScreen);
const contact = lazyScreen(async () => (await import('./features/contact/contact-screen.tsx')).ContactScreen);
const legal = lazyScreen(async () => (await import('./features/legal/legal-screen.tsx')).LegalScreen);
const openData = lazyScreen(
  async () => (await import('./features/open-data/open-data-screen.tsx')).OpenDataScreen,
);
const publicShell = lazyScreen(async () => (await import('./shell/public-shell.tsx')).PublicShell);

/** Only the screens that visitors can read. */
const routes: Screens['routes'] = [
  { path: '/', access: 'guests', screen: landing },
  { path: '/signin', access: 'guests', screen: signIn },
  { path: '/about-us', access: 'all', screen: aboutUs },
  { path: '/contact', access: 'all', screen: contact },
  { path: '/privacy-policy', access: 'all', screen: legal },
  { path: '/terms-of-service', access: 'all', screen: legal },
  { path: '/cookies', access: 'all', screen: legal },
  { path: '/open-data', access: 'all', screen: openData },
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

/** Those of the screens above that have their own texts. */
const shown = [
  'PublicShell',
  'LandingScreen',
  'SignInScreen',
  'AboutUsScreen',
  'ContactScreen',
  'LegalScreen',
  'OpenDataScreen',
];

const catalogues = import.meta.glob<Catalogue>('./locales/*.ts', { eager: true });

const documentTexts = import.meta.glob<{ messages: Messages }>('./locales/*/documents.ts', { eager: true });

/** The texts of the documents. In English, they are the literal texts of the specification. */
export const documentI18n = (language: Language): I18n =>
  language === 'en'
    ? createI18n('default', {})
    : createI18n(language, documentTexts[`./locales/${language}/documents.ts`]?.messages ?? {});

/** The document's body for a visitor. */
export async function renderPage(path: string, language: Language): Promise<string> {
  const languages = createLanguages({
    load: (locale) => Promise.resolve(catalogues[`./locales/${locale}.ts`] ?? { texts: {} }),
    // English uses the literal texts of the specification, which are in the default catalogue.
    read: () => (language === 'en' ? null : language),
    keep: () => {},
    onChange: () => {},
  });
  await languages.start();
  await Promise.all(shown.map((screen) => languages.need(screen)));
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
