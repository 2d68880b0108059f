import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { FollowSuggestionsProps } from './follow-suggestions.tsx';
import type { WelcomeCardProps } from './welcome-card.tsx';

export const welcomeCard = lazyScreen<WelcomeCardProps>(
  async () => (await import('./welcome-card.tsx')).WelcomeCard,
);

export const followSuggestions = lazyScreen<FollowSuggestionsProps>(
  async () => (await import('./follow-suggestions.tsx')).FollowSuggestions,
);
