export { handlePushJobs } from './jobs.ts';
export { pushRoutes } from './routes.ts';
export { sweepPushSubscriptions } from './service.ts';
