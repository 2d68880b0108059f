export { handleDataExportJobs } from './jobs.ts';
export { unmadeExports } from './due-rows.ts';
export { dataExportRoutes } from './routes.ts';
