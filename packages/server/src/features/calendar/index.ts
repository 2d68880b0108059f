export { createMemberCalendar } from './member-calendar.ts';
export { calendarViewRoutes } from './routes.ts';
