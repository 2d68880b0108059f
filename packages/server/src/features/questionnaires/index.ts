export { questionnaireRoutes } from './routes.ts';
