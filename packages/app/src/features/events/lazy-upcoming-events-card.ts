import { lazyScreen } from '../../router/lazy-screen.tsx';

export const upcomingEventsCard = lazyScreen(
  async () => (await import('./upcoming-events-card.tsx')).UpcomingEventsCard,
);
