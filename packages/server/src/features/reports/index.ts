export { handleReportJobs } from './jobs.ts';
export { openReports } from './promised.ts';
export { reportRoutes } from './routes.ts';
