export { withMassPage } from './mass-page.ts';
export { massRoutes } from './routes.ts';
