/**
 * Returns a function that says whether the reader is leaving the page. The browser then aborts requests, so their
 * failure says nothing about the server. If the page is restored from the back/forward cache, the reader has come back.
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
