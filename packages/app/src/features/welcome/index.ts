export { followSuggestions, welcomeCard } from './lazy-welcome.ts';
