export { commentNotFound } from './errors.ts';
export { commentRoutes } from './routes.ts';
