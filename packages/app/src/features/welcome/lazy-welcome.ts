import { lazyScreen } from '../../router/lazy-screen.tsx';
import type { FollowSuggestionsProps } from './follow-suggestions.tsx';

export const welcomeCard = lazyScreen(async () => (await import('./welcome-card.tsx')).WelcomeCard);

export const followSuggestions = lazyScreen<FollowSuggestionsProps>(
  async () => (await import('./follow-suggestions.tsx')).FollowSuggestions,
);
