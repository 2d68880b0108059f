export { handleImportJobs } from './import-jobs.ts';
export { importRoutes } from './import-routes.ts';
export { openDataRoutes } from './routes.ts';
