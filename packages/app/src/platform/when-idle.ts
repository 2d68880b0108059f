/** Runs the callback once the page is idle; returns a cancel function. Not every browser has requestIdleCallback. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 1500);
  return () => clearTimeout(timer);
}
