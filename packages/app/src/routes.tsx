import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ScreenBoundary } from './failures/screen-boundary.tsx';
import { GuestsOnly, MembersOnly, RegistrationFirst } from './router/guards.tsx';
import { canonicalPath } from './router/canonical-path.ts';
import { aliases, memberShell, publicShell, quietShell, screenRoutes, type Access } from './route-table.ts';
import { Shell } from './shell/shell.tsx';
import { Standing } from './shell/standing.tsx';

const routesOf = (access: Access) =>
  screenRoutes
    .filter((route) => route.access === access)
    .map(({ path, screen: { Screen, retry } }) => (
      <Route
        key={path}
        path={path}
        element={
          <>
            <ScreenBoundary key={path} retry={retry}>
              <Screen />
            </ScreenBoundary>
            <Standing />
          </>
        }
      />
    ));

function Alias({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace state={state} />;
}

/** The route table of the specification. What it does not know leads to `/`. */
export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) {
    return <Navigate to={{ pathname: canonical, search, hash }} replace state={state} />;
  }
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
