import { canonicalPath } from './canonical-path.ts';

const here = 'https://here.invalid';

const guestPaths = new Set(['/', '/signin', '/login', '/signup', '/register', '/recover-password']);

/** A path of this site that one may be led to after signing in; anything else, such as `//elsewhere`, is none. */
export const safePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  if (origin !== here || guestPaths.has(canonicalPath(pathname))) return null;
  return `${pathname}${search}${hash}`;
};

/** Where a visitor was going when they were asked to sign in. */
export const originOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? safePath(state.from) : null;

/** Screens that stand open, but ask for a log-in before they can be used. */
const asksToSignIn = new Set(['/complete-registration']);

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const rememberOrigin = ({ pathname, search, hash }: Place): { from: string } => ({
  from: `${pathname}${search}${hash}`,
});

/** Where a link to the log-in, followed here, is to lead back to. */
export const originAt = ({ pathname, state }: { pathname: string; state: unknown }): string | null =>
  asksToSignIn.has(pathname) ? pathname : originOf(state);

/** Where a member goes who comes to a screen for guests, as everybody does who has just signed in. */
export const memberDestination = (isRegistrationPending: boolean, state: unknown): string =>
  isRegistrationPending ? '/complete-registration' : (originOf(state) ?? '/community');
