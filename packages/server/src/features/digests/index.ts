export { handleDigestJobs, scheduleDigests } from './jobs.ts';
export { digestRoutes } from './routes.ts';
export { startDigests, storeFirstTimeZone } from './service.ts';
