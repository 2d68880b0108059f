export { followSuggestions, welcomeCard } from './lazy-welcome.ts';
export type { WelcomeView } from './welcome-card.tsx';
