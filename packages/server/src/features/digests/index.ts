export { handleDigestJobs, scheduleDigests } from './jobs.ts';
export { digestRoutes } from './routes.ts';
export { startDigests } from './service.ts';
