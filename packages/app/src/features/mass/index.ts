export { massPath } from './mass-filters.ts';
