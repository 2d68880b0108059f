import { useSyncExternalStore } from 'react';

const isGone = () => document.getElementById('splash') === null;

function subscribe(onChange: () => void): () => void {
  if (isGone()) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether the splash is gone. Under it nothing may take the focus, and Escape must not close what it covers. */
export const useSplashGone = (): boolean => useSyncExternalStore(subscribe, isGone, () => false);
