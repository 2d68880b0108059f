export { handleDeadlineJobs, scheduleDeadlineCheck } from './jobs.ts';
export { countOverdue } from './overdue.ts';
export { deadlineRoutes } from './routes.ts';
