import { lazyScreen } from '../../router/lazy-screen.tsx';

/** Parts in their own chunks, because a reader of the list needs none of them. */
export const marketParts = {
  detail: lazyScreen(async () => (await import('./listing-dialog.tsx')).ListingDialog),
  map: lazyScreen(async () => (await import('./listing-map.tsx')).ListingMapView),
  editor: lazyScreen(async () => (await import('./listing-editor.tsx')).ListingEditor),
};
