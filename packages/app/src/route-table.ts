import type { ComponentType } from 'react';
import type { Languages, Words } from './i18n/languages.ts';
import { canonicalPath } from './router/canonical-path.ts';
import { lazyScreen, type LazyScreen } from './router/lazy-screen.tsx';
import type { Place, ScreenRoute, Screens } from './router/screens.ts';

export const aliases: Readonly<Record<string, string>> = { '/dashboard': '/community' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The code of every screen, and its words for those languages that are not loaded whole. */
export const createScreens = (languages: Pick<Languages, 'need'>): Screens => {
  const screen = <Name extends string, Props extends object = object>(
    load: () => Promise<Record<Name, ComponentType<Props>>>,
    name: Name,
    words: Words,
  ): LazyScreen<Props> =>
    lazyScreen(async () => {
      const [module] = await Promise.all([load(), languages.need(words)]);
      return module[name];
    });

  const memberShell = screen(() => import('./shell/member-shell.tsx'), 'MemberShell', {
    es: () => import('./locales/es/member-shell.ts'),
  });
  const publicShell = screen(() => import('./shell/public-shell.tsx'), 'PublicShell', {
    es: () => import('./locales/es/public-shell.ts'),
  });
  const quietShell = screen(() => import('./shell/quiet-shell.tsx'), 'QuietShell', {
    es: () => import('./locales/es/quiet-shell.ts'),
  });

  const landing = screen(() => import('./features/landing/landing-screen.tsx'), 'LandingScreen', {
    es: () => import('./locales/es/landing-screen.ts'),
  });
  const signIn = screen(() => import('./features/sign-in/sign-in-screen.tsx'), 'SignInScreen', {
    es: () => import('./locales/es/sign-in-screen.ts'),
  });
  const signUp = screen(() => import('./features/sign-up/sign-up-screen.tsx'), 'SignUpScreen', {
    es: () => import('./locales/es/sign-up-screen.ts'),
  });
  const recoverPassword = screen(
    () => import('./features/recover-password/recover-password-screen.tsx'),
    'RecoverPasswordScreen',
    { es: () => import('./locales/es/recover-password-screen.ts') },
  );
  const questionnaire = screen(
    () => import('./features/questionnaire/questionnaire-screen.tsx'),
    'QuestionnaireScreen',
    { es: () => import('./locales/es/questionnaire-screen.ts') },
  );
  const feed = screen(() => import('./features/feed/feed-screen.tsx'), 'FeedScreen', {
    es: () => import('./locales/es/feed-screen.ts'),
  });
  const profile = screen(() => import('./features/profile/profile-screen.tsx'), 'ProfileScreen', {
    es: () => import('./locales/es/profile-screen.ts'),
  });
  const aboutUs = screen(() => import('./features/about/about-us-screen.tsx'), 'AboutUsScreen', {
    es: () => import('./locales/es/about-us-screen.ts'),
  });
  const legal = screen(() => import('./features/legal/legal-screen.tsx'), 'LegalScreen', {
    es: () => import('./locales/es/legal-screen.ts'),
  });
  const notifications = screen(
    () => import('./features/notifications/notifications-screen.tsx'),
    'NotificationsScreen',
    { es: () => import('./locales/es/notifications-screen.ts') },
  );
  const settings = screen(() => import('./features/settings/settings-screen.tsx'), 'SettingsScreen', {
    es: () => import('./locales/es/settings-screen.ts'),
  });
  const messages = screen(() => import('./features/messages/messages-screen.tsx'), 'MessagesScreen', {
    es: () => import('./locales/es/messages-screen.ts'),
  });
  const comingSoon = screen(
    () => import('./features/coming-soon/coming-soon-screen.tsx'),
    'ComingSoonScreen',
    {
      es: () => import('./locales/es/coming-soon-screen.ts'),
    },
  );

  const routes: readonly ScreenRoute[] = [
    { path: '/', access: 'guests', screen: landing },
    { path: '/signin', access: 'guests', screen: signIn },
    { path: '/login', access: 'guests', screen: signIn },
    { path: '/signup', access: 'guests', screen: signUp },
    { path: '/register', access: 'guests', screen: signUp },
    { path: '/recover-password', access: 'guests', screen: recoverPassword },
    { path: '/complete-registration', access: 'registering', screen: questionnaire },
    { path: '/community', access: 'community', screen: feed },
    { path: '/about-us', access: 'all', screen: aboutUs },
    { path: '/contact', access: 'all', screen: comingSoon },
    { path: '/privacy-policy', access: 'all', screen: legal },
    { path: '/terms-of-service', access: 'all', screen: legal },
    { path: '/cookies', access: 'all', screen: legal },
    { path: '/resources', access: 'all', screen: comingSoon },
    { path: '/resource/:id', access: 'all', screen: comingSoon },
    { path: '/blog', access: 'all', screen: comingSoon },
    { path: '/marketplace', access: 'members', screen: comingSoon },
    { path: '/profile', access: 'members', screen: profile },
    { path: '/profile/:id', access: 'members', screen: profile },
    { path: '/messages', access: 'members', screen: messages },
    { path: '/plans', access: 'members', screen: comingSoon },
    { path: '/payment', access: 'members', screen: comingSoon },
    { path: '/groups', access: 'members', screen: comingSoon },
    { path: '/events', access: 'members', screen: comingSoon },
    { path: '/event/:id', access: 'members', screen: comingSoon },
    { path: '/parishes', access: 'members', screen: comingSoon },
    { path: '/settings', access: 'members', screen: settings },
    { path: '/notifications', access: 'members', screen: notifications },
  ];

  const find = (pathname: string): Place | null => {
    const [, area = '', id = null] = /^(\/[^/]*)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const known = id === null ? area : `${area}/:id`;
    const route = routes.find(({ path }) => path === pathname) ?? routes.find(({ path }) => path === known);
    return route === undefined ? null : { route, id: id === null ? null : decoded(id) };
  };

  const screenAt = (route: ScreenRoute | undefined, isMember: boolean): LazyScreen => {
    const access = route?.access ?? 'guests';
    if (isMember) return access === 'guests' ? feed : (route?.screen ?? feed);
    return access === 'members' || access === 'community' ? signIn : (route?.screen ?? landing);
  };

  return {
    memberShell,
    publicShell,
    quietShell,
    routes,
    find,
    preload: (path, isMember) => {
      const pathname = canonicalPath(new URL(path, 'https://here.invalid').pathname);
      const route = find(aliases[pathname] ?? pathname)?.route;
      screenAt(route, isMember).preload();
      if (route?.access === 'registering') quietShell.preload();
      else (isMember ? memberShell : publicShell).preload();
    },
  };
};
