export { handleReportJobs } from './jobs.ts';
export { openReports } from './due-rows.ts';
export { reportRoutes } from './routes.ts';
