import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useApp } from './app-context.tsx';
import { ScreenBoundary } from './failures/screen-boundary.tsx';
import { canonicalPath } from './router/canonical-path.ts';
import { GuestsOnly, MembersOnly, RegistrationFirst, StaffOnly } from './router/guards.tsx';
import { IdInPathContext } from './router/id-in-path.ts';
import { aliases } from './route-table.ts';
import type { Place, ScreenRoute } from './router/screens.ts';
import { Shell } from './shell/shell.tsx';
import { ScreenMounted } from './shell/screen-mounted.tsx';

interface GuardedProps {
  route: ScreenRoute;
  children: ReactNode;
}

function Guarded({ route: { access, permission }, children }: GuardedProps) {
  if (access === 'guests') return <GuestsOnly>{children}</GuestsOnly>;
  if (access === 'members') return <MembersOnly>{children}</MembersOnly>;
  if (access === 'staff') return <StaffOnly permission={permission}>{children}</StaffOnly>;
  if (access === 'community') {
    return (
      <MembersOnly>
        <RegistrationFirst>{children}</RegistrationFirst>
      </MembersOnly>
    );
  }
  return children;
}

function ScreenAt({ place: { route, id } }: { place: Place }) {
  const { Screen, retry } = route.screen;
  return (
    <Guarded route={route}>
      <IdInPathContext value={id}>
        <ScreenBoundary key={route.over ?? route.path} retry={retry}>
          <Screen />
        </ScreenBoundary>
      </IdInPathContext>
      <ScreenMounted />
    </Guarded>
  );
}

/** The route table of the specification. Unknown paths redirect to `/`. */
export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const { screens } = useApp();
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) {
    return <Navigate to={{ pathname: canonical, search, hash }} replace state={state} />;
  }
  const place = screens.find(pathname);
  if (place?.route.access === 'registering') {
    return (
      <Shell key="quiet" guest={screens.quietShell} member={screens.quietShell}>
        <ScreenAt place={place} />
      </Shell>
    );
  }
  const alias = aliases[pathname];
  return (
    <Shell key="usual" guest={screens.publicShell} member={screens.memberShell}>
      {place !== null ? (
        <ScreenAt place={place} />
      ) : alias === undefined ? (
        <Navigate to="/" replace />
      ) : (
        <MembersOnly>
          <Navigate to={{ pathname: alias, search, hash }} replace state={state} />
        </MembersOnly>
      )}
    </Shell>
  );
}
