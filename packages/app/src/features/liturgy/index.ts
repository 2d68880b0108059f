export { followLiturgicalDay } from './follow-liturgical-day.ts';
export { todayInTheChurch } from './lazy-today-in-the-church.ts';
export { calendarChanged, dateOf, regionChanged, seasonOf } from './liturgical-day.ts';
export { colorLabels, observanceLabels, rankLabels } from './liturgical-labels.ts';
export { useCelebration, useIsDaySettled } from './use-celebration.ts';
export { verseOfTheDay } from './verse-of-the-day.ts';
