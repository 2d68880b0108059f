export { calendarOf } from './calendar.ts';
export { dateOf, easterOf, readDate, weekdayOf } from './days.ts';
export { createHolyDays } from './holy-days.ts';
export type { Region } from './landmarks.ts';
export { liturgyRoutes } from './routes.ts';
export { createLiturgyService, requireYear } from './service.ts';
export { withTodayPage } from './today-page.ts';
