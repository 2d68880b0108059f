export { welcomeRoutes } from './routes.ts';
