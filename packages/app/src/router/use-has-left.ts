import { useLocation } from 'react-router-dom';

/**
 * Whether the user is leaving this screen for another one. This screen stays until the code of the next screen has
 * loaded. Meanwhile, a delayed action such as a debounced search must not navigate back to this screen.
 */
export function useHasLeft(): () => boolean {
  const { pathname } = useLocation();
  return () => window.location.pathname !== pathname;
}
