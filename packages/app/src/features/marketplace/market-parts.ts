import { lazyScreen } from '../../router/lazy-screen.tsx';

/** Parts that reading the list does not need, in their own chunks. */
export const marketParts = {
  detail: lazyScreen(async () => (await import('./listing-dialog.tsx')).ListingDialog),
  map: lazyScreen(async () => (await import('./listing-map.tsx')).ListingMapView),
  editor: lazyScreen(async () => (await import('./listing-editor.tsx')).ListingEditor),
};
