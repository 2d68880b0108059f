/**
 * Knows whether the page is being left. The browser then aborts requests in flight, which says nothing about the
 * server. A page restored from the back/forward cache is no longer being left.
 */
export function watchDeparture(page: Pick<Window, 'addEventListener'>): () => boolean {
  let isLeft = false;
  page.addEventListener('pagehide', () => {
    isLeft = true;
  });
  page.addEventListener('pageshow', () => {
    isLeft = false;
  });
  return () => isLeft;
}
