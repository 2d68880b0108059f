export { ageLimitsOf } from './age-limits.ts';
