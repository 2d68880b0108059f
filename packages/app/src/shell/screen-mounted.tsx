import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { firstScreenShown } from '../platform/when-idle.ts';

/** Called with whether a screen is mounted: its code is loaded and no redirect is pending. */
export const ScreenMountedContext = createContext<(isMounted: boolean) => void>(() => {});

/** Reloads the footer if it failed; resolves with whether it is loaded or still loading. */
export const FooterContext = createContext<() => Promise<boolean>>(async () => true);

/** Rendered next to a screen. Suspense runs the cleanup of layout effects in the tree that it hides. */
export function ScreenMounted() {
  const setMounted = use(ScreenMountedContext);
  useLayoutEffect(() => {
    setMounted(true);
    return () => {
      setMounted(false);
    };
  }, [setMounted]);
  // After the effects of the screen, which start its calls.
  useEffect(firstScreenShown, []);
  return null;
}
