export { handleDeadlineJobs, planWatch } from './jobs.ts';
export { deadlineRoutes } from './routes.ts';
