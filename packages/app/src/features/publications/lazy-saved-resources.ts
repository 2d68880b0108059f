import { lazyScreen } from '../../router/lazy-screen.tsx';

export const savedResources = lazyScreen(async () => (await import('./saved-resources.tsx')).SavedResources);
