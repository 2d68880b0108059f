import type { ReactNode } from 'react';
import type { Permission } from '../session/can.ts';
import type { LazyScreen } from './lazy-screen.tsx';

export type Access = 'guests' | 'registering' | 'all' | 'members' | 'community' | 'staff';

export interface AroundScreenProps {
  /** The screen. */
  children: ReactNode;
}

export interface ScreenRoute {
  path: string;
  access: Access;
  /** For a screen of the staff that needs one. */
  permission?: Permission;
  screen: LazyScreen;
  /** The path whose screen this one opens over, without leaving it. */
  over?: string;
}

/** Where a path leads. */
export interface Place {
  route: ScreenRoute;
  /** What stands in the path for `:id`. */
  id: string | null;
}

export interface Screens {
  memberShell: LazyScreen<AroundScreenProps>;
  publicShell: LazyScreen<AroundScreenProps>;
  quietShell: LazyScreen<AroundScreenProps>;
  routes: readonly ScreenRoute[];
  /** Null for a path that leads nowhere. */
  find: (pathname: string) => Place | null;
  /** Begins to fetch what the visitor of a path is about to see, redirects included, before it is rendered. */
  preload: (path: string, isMember: boolean) => void;
}
