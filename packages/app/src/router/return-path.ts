import { canonicalPath } from './canonical-path.ts';

const here = 'https://here.invalid';

const guestPaths = new Set(['/', '/signin', '/login', '/signup', '/register', '/recover-password']);

/** A path of this site that can be opened after logging in. Null for anything else, such as `//elsewhere`. */
export const safePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  if (origin !== here || guestPaths.has(canonicalPath(pathname))) return null;
  return `${pathname}${search}${hash}`;
};

/** The page that the visitor wanted to open before the log-in screen was shown. */
export const returnPathOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state ? safePath(state.from) : null;

/** Public screens with actions that need an account. */
const asksToSignIn =
  /^\/(?:complete-registration|events|event\/[^/]+|listing\/[^/]+|parish\/[^/]+|parishes|resource\/[^/]+)$/u;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const rememberReturnPath = ({ pathname, search, hash }: Place): { from: string } => ({
  from: `${pathname}${search}${hash}`,
});

/** The path to open after a log-in that starts on this page. Null for the default path. */
export const returnPathAt = ({ state, ...place }: Place & { state: unknown }): string | null =>
  asksToSignIn.test(place.pathname) ? rememberReturnPath(place).from : returnPathOf(state);

/** The page to which a logged-in member is redirected from a guest screen, and after each log-in. */
export const memberDestination = (isRegistrationPending: boolean, state: unknown): string =>
  isRegistrationPending ? '/complete-registration' : (returnPathOf(state) ?? '/community');
