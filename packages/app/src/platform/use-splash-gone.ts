import { useSyncExternalStore } from 'react';

const isGone = () => document.getElementById('splash') === null;

function subscribe(onChange: () => void): () => void {
  if (isGone()) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether the splash is gone. Beneath it nothing takes the focus, and its Escape must not close what is beneath. */
export const useSplashGone = (): boolean => useSyncExternalStore(subscribe, isGone, () => false);
