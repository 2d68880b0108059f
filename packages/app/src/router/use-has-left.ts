import { useLocation } from 'react-router-dom';

/**
 * Whether the user is on the way to another screen. This screen stays until the code of the next is loaded; a delayed
 * action, such as a debounced search, must not navigate back.
 */
export function useHasLeft(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname !== pathname;
}
