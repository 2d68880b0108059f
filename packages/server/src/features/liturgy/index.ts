export { dateOf, easterOf } from './days.ts';
export { liturgyRoutes } from './routes.ts';
