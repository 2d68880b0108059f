export { todayPrayers } from './lazy-today-prayers.ts';
