import { lazyScreen } from '../../router/lazy-screen.tsx';

export const todayPrayers = lazyScreen(async () => (await import('./today-prayers.tsx')).TodayPrayers);
