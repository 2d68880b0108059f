import { hasPendingCalls, onCallsDone } from './pending-calls.ts';

/** Milliseconds without a call after which the data of a screen counts as loaded. */
const QUIET = 100;
/** Milliseconds after which the callback runs in any case, even if the server never responds to a call. */
const LONGEST = 10_000;

const waiting = new Set<() => void>();
let isShown = false;

/** Called when the first screen of the page is mounted. */
export function firstScreenShown(): void {
  if (isShown) return;
  isShown = true;
  for (const start of waiting) start();
}

/** Not every browser has requestIdleCallback. */
function atIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 1500);
  return () => clearTimeout(timer);
}

/**
 * Runs the callback once the first screen is shown, its calls have ended and the page is idle. So work that can wait
 * does not delay the screen. Returns a cancel function.
 */
export function whenIdle(callback: () => void): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle: (() => void) | undefined;
  const stopWaiting = () => {
    clearTimeout(quiet);
    clearTimeout(longest);
    waiting.delete(start);
    stopListening();
  };
  const finish = () => {
    stopWaiting();
    cancelIdle = atIdle(callback);
  };
  const check = () => {
    if (!hasPendingCalls()) finish();
  };
  const start = () => {
    clearTimeout(quiet);
    quiet = setTimeout(check, QUIET);
  };
  const longest = setTimeout(finish, LONGEST);
  const stopListening = onCallsDone(() => {
    if (isShown) start();
  });
  if (isShown) start();
  else waiting.add(start);
  return () => {
    stopWaiting();
    cancelIdle?.();
  };
}
