export { dateOf, easterOf, weekdayOf } from './days.ts';
export { liturgyRoutes } from './routes.ts';
