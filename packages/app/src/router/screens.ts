import type { ReactNode } from 'react';
import type { Permission } from '../session/permissions.ts';
import type { LazyScreen } from './lazy-screen.tsx';

export type Access = 'guests' | 'registering' | 'all' | 'members' | 'community' | 'staff';

export interface AroundScreenProps {
  children: ReactNode;
}

export interface ScreenRoute {
  path: string;
  access: Access;
  /** The permission that a screen of the staff requires. */
  permission?: Permission;
  screen: LazyScreen;
  /** This screen opens on top of the screen with this path. */
  over?: string;
}

/** The screen that matches a path. */
export interface Place {
  route: ScreenRoute;
  /** The value of `:id` in the path. */
  id: string | null;
}

export interface Screens {
  memberShell: LazyScreen<AroundScreenProps>;
  publicShell: LazyScreen<AroundScreenProps>;
  quietShell: LazyScreen<AroundScreenProps>;
  routes: readonly ScreenRoute[];
  /** Finds the screen of a path. Null for an unknown path. */
  find: (pathname: string) => Place | null;
  /** Starts loading the screen of a path before it is rendered. Follows redirects. */
  preload: (path: string, isMember: boolean) => void;
}
