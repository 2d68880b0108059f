import { lazyScreen } from '../../router/lazy-screen.tsx';

export const parishContent = lazyScreen(
  async () => (await import('./parish-content-list.tsx')).ParishContent,
);
