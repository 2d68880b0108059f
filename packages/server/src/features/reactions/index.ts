export { reactionRoutes } from './routes.ts';
