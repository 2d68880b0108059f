import { lazyScreen } from '../../router/lazy-screen.tsx';

export const myParishCard = lazyScreen(async () => (await import('./my-parish-card.tsx')).MyParishCard);
