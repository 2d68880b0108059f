export { friendshipRoutes } from './routes.ts';
