import { lazyScreen } from '../../router/lazy-screen.tsx';

export const sharedPrayerList = lazyScreen(
  async () => (await import('./shared-prayer-list.tsx')).SharedPrayerList,
);
