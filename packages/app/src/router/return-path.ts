import { canonicalPath } from './canonical-path.ts';

const here = 'https://here.invalid';

const guestPaths = new Set(['/', '/signin', '/login', '/signup', '/register', '/recover-password']);

/** A path of this site that may be opened after signing in; null for anything else, such as `//elsewhere`. */
export const safePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  if (origin !== here || guestPaths.has(canonicalPath(pathname))) return null;
  return `${pathname}${search}${hash}`;
};

/** The visitor's destination before the log-in screen. */
export const returnPathOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? safePath(state.from) : null;

/** Public screens that require a log-in before use. */
const asksToSignIn = new Set(['/complete-registration']);

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const rememberReturnPath = ({ pathname, search, hash }: Place): { from: string } => ({
  from: `${pathname}${search}${hash}`,
});

/** The path to return to after a log-in from here. */
export const returnPathAt = ({ pathname, state }: { pathname: string; state: unknown }): string | null =>
  asksToSignIn.has(pathname) ? pathname : returnPathOf(state);

/** Where a signed-in member on a guest screen is redirected, as after every sign-in. */
export const memberDestination = (isRegistrationPending: boolean, state: unknown): string =>
  isRegistrationPending ? '/complete-registration' : (returnPathOf(state) ?? '/community');
