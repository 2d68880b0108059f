import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ScreenBoundary } from './failures/screen-boundary.tsx';
import { GuestsOnly, MembersOnly, RegistrationFirst } from './router/guards.tsx';
import { lazyScreen, type LazyScreen } from './router/lazy-screen.tsx';
import { memberShell, publicShell, quietShell, Shell } from './shell/shells.tsx';

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
const comingSoon = lazyScreen(
  async () => (await import('./features/coming-soon/coming-soon-screen.tsx')).ComingSoonScreen,
);

type Access = 'guests' | 'registering' | 'all' | 'members' | 'community';

interface ScreenRoute {
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
  { path: '/about-us', access: 'all', screen: comingSoon },
  { path: '/contact', access: 'all', screen: comingSoon },
  { path: '/privacy-policy', access: 'all', screen: comingSoon },
  { path: '/terms-of-service', access: 'all', screen: comingSoon },
  { path: '/cookies', access: 'all', screen: comingSoon },
  { path: '/resources', access: 'all', screen: comingSoon },
  { path: '/resource/:id', access: 'all', screen: comingSoon },
  { path: '/blog', access: 'all', screen: comingSoon },
  { path: '/marketplace', access: 'members', screen: comingSoon },
  { path: '/profile', access: 'members', screen: comingSoon },
  { path: '/profile/:id', access: 'members', screen: comingSoon },
  { path: '/messages', access: 'members', screen: comingSoon },
  { path: '/plans', access: 'members', screen: comingSoon },
  { path: '/payment', access: 'members', screen: comingSoon },
  { path: '/groups', access: 'members', screen: comingSoon },
  { path: '/events', access: 'members', screen: comingSoon },
  { path: '/event/:id', access: 'members', screen: comingSoon },
  { path: '/parishes', access: 'members', screen: comingSoon },
  { path: '/settings', access: 'members', screen: comingSoon },
  { path: '/notifications', access: 'members', screen: comingSoon },
];

const aliases: Readonly<Record<string, string>> = { '/dashboard': '/community' };

/** Begins to fetch what the visitor of a path is about to see, before React has rendered anything. */
export const preloadPath = (path: string, isMember: boolean): void => {
  const { pathname } = new URL(path, 'https://here.invalid');
  const first = /^\/[^/]*/.exec(pathname)?.[0] ?? '/';
  const route = screenRoutes.find(
    (known) => known.path === (aliases[pathname] ?? pathname) || known.path === first,
  );
  const leadsOn = isMember && route?.access === 'guests';
  (leadsOn ? feed : route?.screen)?.preload();
  if (route?.access === 'registering') quietShell.preload();
  else (isMember ? memberShell : publicShell).preload();
};

const routesOf = (access: Access) =>
  screenRoutes
    .filter((route) => route.access === access)
    .map(({ path, screen: { Screen, retry } }) => (
      <Route
        key={path}
        path={path}
        element={
          <ScreenBoundary key={path} retry={retry}>
            <Screen />
          </ScreenBoundary>
        }
      />
    ));

function Alias({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace state={state} />;
}

/** The route table of the specification. What it does not know leads to `/`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell guest={quietShell} member={quietShell} />}>{routesOf('registering')}</Route>
      <Route element={<Shell guest={publicShell} member={memberShell} />}>
        <Route element={<GuestsOnly />}>{routesOf('guests')}</Route>
        {routesOf('all')}
        <Route element={<MembersOnly />}>
          {routesOf('members')}
          <Route element={<RegistrationFirst />}>{routesOf('community')}</Route>
          {Object.entries(aliases).map(([path, to]) => (
            <Route key={path} path={path} element={<Alias to={to} />} />
          ))}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
