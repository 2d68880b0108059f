export { unitedStates } from './united-states.ts';
