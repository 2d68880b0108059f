import { useLocation } from 'react-router-dom';

/**
 * Whether somebody is on their way to another screen. This one stays until the code of the next is there, and what it
 * still does by itself, as a search that waited for another letter, must not call them back.
 */
export function useHasLeft(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname !== pathname;
}
