import { lazyScreen } from '../../router/lazy-screen.tsx';

export const savedPosts = lazyScreen(async () => (await import('./saved-posts.tsx')).SavedPosts);
