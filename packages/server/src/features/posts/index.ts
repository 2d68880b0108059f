export { postNotFound } from './errors.ts';
export { postRoutes } from './routes.ts';
