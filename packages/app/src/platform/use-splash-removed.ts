import { useSyncExternalStore } from 'react';

const isRemoved = () => document.getElementById('splash') === null;

function subscribe(onChange: () => void): () => void {
  if (isRemoved()) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/**
 * Whether the splash has been removed. While the splash is shown, nothing under the splash may take the focus, and
 * Escape must not close a dialog under the splash.
 */
export const useSplashRemoved = (): boolean => useSyncExternalStore(subscribe, isRemoved, () => false);
