import { lazyScreen } from '../../router/lazy-screen.tsx';

/** What nobody needs to read the list, in chunks of its own. */
export const marketParts = {
  detail: lazyScreen(async () => (await import('./listing-dialog.tsx')).ListingDialog),
  map: lazyScreen(async () => (await import('./listing-map.tsx')).ListingMapView),
  editor: lazyScreen(async () => (await import('./listing-editor.tsx')).ListingEditor),
};
