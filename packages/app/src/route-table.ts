import { canonicalPath } from './router/canonical-path.ts';
import { lazyScreen, type LazyScreen } from './router/lazy-screen.tsx';

export const memberShell = lazyScreen(async () => (await import('./shell/member-shell.tsx')).MemberShell);
export const publicShell = lazyScreen(async () => (await import('./shell/public-shell.tsx')).PublicShell);
export const quietShell = lazyScreen(async () => (await import('./shell/quiet-shell.tsx')).QuietShell);

const landing = lazyScreen(async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen);
const signIn = lazyScreen(async () => (await import('./features/sign-in/sign-in-screen.tsx')).SignInScreen);
const signUp = lazyScreen(async () => (await import('./features/sign-up/sign-up-screen.tsx')).SignUpScreen);
const recoverPassword = lazyScreen(
  async () => (await import('./features/recover-password/recover-password-screen.tsx')).RecoverPasswordScreen,
);
const questionnaire = lazyScreen(
  async () => (await import('./features/questionnaire/questionnaire-screen.tsx')).QuestionnaireScreen,
);
const feed = lazyScreen(async () => (await import('./features/feed/feed-screen.tsx')).FeedScreen);
const profile = lazyScreen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen);
const aboutUs = lazyScreen(async () => (await import('./features/about/about-us-screen.tsx')).AboutUsScreen);
const legal = lazyScreen(async () => (await import('./features/legal/legal-screen.tsx')).LegalScreen);
const notifications = lazyScreen(
  async () => (await import('./features/notifications/notifications-screen.tsx')).NotificationsScreen,
);
const settings = lazyScreen(
  async () => (await import('./features/settings/settings-screen.tsx')).SettingsScreen,
);
const messages = lazyScreen(
  async () => (await import('./features/messages/messages-screen.tsx')).MessagesScreen,
);
const comingSoon = lazyScreen(
  async () => (await import('./features/coming-soon/coming-soon-screen.tsx')).ComingSoonScreen,
);

export type Access = 'guests' | 'registering' | 'all' | 'members' | 'community';

export interface ScreenRoute {
  path: string;
  access: Access;
  screen: LazyScreen;
}

export const screenRoutes: readonly ScreenRoute[] = [
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

export const aliases: Readonly<Record<string, string>> = { '/dashboard': '/community' };

const routeOf = (pathname: string): ScreenRoute | undefined => {
  const path = aliases[pathname] ?? pathname;
  const area = /^\/[^/]*/.exec(path)?.[0];
  return (
    screenRoutes.find((route) => route.path === path) ??
    screenRoutes.find(({ path: known }) => known === `${area}/:id`)
  );
};

const screenAt = (route: ScreenRoute | undefined, isMember: boolean): LazyScreen => {
  const access = route?.access ?? 'guests';
  if (isMember) return access === 'guests' ? feed : (route?.screen ?? feed);
  return access === 'members' || access === 'community' ? signIn : (route?.screen ?? landing);
};

/** Begins to fetch what the visitor of a path is about to see, redirects included, before it is rendered. */
export const preloadPath = (path: string, isMember: boolean): void => {
  const route = routeOf(canonicalPath(new URL(path, 'https://here.invalid').pathname));
  screenAt(route, isMember).preload();
  if (route?.access === 'registering') quietShell.preload();
  else (isMember ? memberShell : publicShell).preload();
};
