import { createContext, use, useLayoutEffect } from 'react';

/** Told whether a screen stands: that is, neither its code is awaited nor a redirection is under way. */
export const ScreenMountedContext = createContext<(isMounted: boolean) => void>(() => {});

/** Loads the footer again if it could not be loaded; answers whether it is there, or is still being loaded. */
export const FooterContext = createContext<() => Promise<boolean>>(async () => true);

/** Beside a screen. Suspense takes the layout effects from what it hides. */
export function ScreenMounted() {
  const setMounted = use(ScreenMountedContext);
  useLayoutEffect(() => {
    setMounted(true);
    return () => {
      setMounted(false);
    };
  }, [setMounted]);
  return null;
}
