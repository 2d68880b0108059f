export { calendarOf } from './calendar.ts';
export { dateOf, easterOf, weekdayOf } from './days.ts';
export { createHolyDays } from './holy-days.ts';
export { liturgyRoutes } from './routes.ts';
export { withTodayPage } from './today-page.ts';
