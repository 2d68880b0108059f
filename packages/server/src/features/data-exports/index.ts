export { handleDataExportJobs } from './jobs.ts';
export { unmadeExports } from './promised.ts';
export { dataExportRoutes } from './routes.ts';
