import { lazyScreen } from '../../router/lazy-screen.tsx';

export const savedListings = lazyScreen(async () => (await import('./saved-listings.tsx')).SavedListings);
