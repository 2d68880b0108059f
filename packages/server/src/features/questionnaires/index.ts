export { createNamedParish } from './named-parish.ts';
export { questionnaireRoutes } from './routes.ts';
