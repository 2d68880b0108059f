export { followLiturgicalDay } from './follow-liturgical-day.ts';
export { todayInTheChurch } from './lazy-today-in-the-church.ts';
export { regionChanged } from './liturgical-day.ts';
export { useCelebration, useIsDaySettled } from './use-celebration.ts';
export { verseOfTheDay } from './verse-of-the-day.ts';
