export { handlePromiseJobs, planWatch } from './jobs.ts';
export { promiseRoutes } from './routes.ts';
