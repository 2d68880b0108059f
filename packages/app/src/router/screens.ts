import type { ReactNode } from 'react';
import type { Permission } from '../session/permissions.ts';
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
  /** The path of the screen that this one opens over. */
  over?: string;
}

/** A matched path. */
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
  /** Null for an unknown path. */
  find: (pathname: string) => Place | null;
  /** Starts loading the screen of a path, redirects included, before it is rendered. */
  preload: (path: string, isMember: boolean) => void;
}
