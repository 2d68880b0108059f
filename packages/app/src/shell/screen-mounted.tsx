import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { firstScreenShown } from '../platform/when-idle.ts';

/**
 * Called with true when a screen is mounted: its code has loaded, and no redirect is pending. Called with false when
 * that ends.
 */
export const ScreenMountedContext = createContext<(isMounted: boolean) => void>(() => {});

/** Reloads the footer if it failed to load. Resolves with true if the footer has loaded or is still loading. */
export const FooterContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Rendered next to a screen, to report when the screen is shown. It uses a layout effect, because React cleans up the
 * layout effects of a tree that Suspense hides.
 */
export function ScreenMounted() {
  const setMounted = use(ScreenMountedContext);
  useLayoutEffect(() => {
    setMounted(true);
    return () => {
      setMounted(false);
    };
  }, [setMounted]);
  // This effect runs after the effects of the screen, which start the screen's calls.
  useEffect(firstScreenShown, []);
  return null;
}
