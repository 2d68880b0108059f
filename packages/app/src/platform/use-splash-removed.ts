import { useSyncExternalStore } from 'react';

const isRemoved = () => document.getElementById('splash') === null;

function subscribe(onChange: () => void): () => void {
  if (isRemoved()) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether the splash is removed. Under it nothing may take the focus, and Escape must not close what it covers. */
export const useSplashRemoved = (): boolean => useSyncExternalStore(subscribe, isRemoved, () => false);
