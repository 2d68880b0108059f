/**
 * Knows whether the page is being left. The browser then aborts requests in flight, which says nothing about the
 * server. A page restored from the back/forward cache is no longer being left.
 */
export function trackPageUnload(page: Pick<Window, 'addEventListener'>): () => boolean {
  let isUnloading = false;
  page.addEventListener('pagehide', () => {
    isUnloading = true;
  });
  page.addEventListener('pageshow', () => {
    isUnloading = false;
  });
  return () => isUnloading;
}
