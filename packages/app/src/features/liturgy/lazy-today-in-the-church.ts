import { lazyScreen } from '../../router/lazy-screen.tsx';

export const todayInTheChurch = lazyScreen(
  async () => (await import('./today-in-the-church.tsx')).TodayInTheChurch,
);
