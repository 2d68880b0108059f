export { handleDeadlineJobs, scheduleDeadlineCheck } from './jobs.ts';
export { deadlineRoutes } from './routes.ts';
