/**
 * Knows whether the page is being left: the browser then breaks off what is under way, which says nothing about the
 * server. Where the page comes back, as from the browser's own cache, it is not left any more.
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
