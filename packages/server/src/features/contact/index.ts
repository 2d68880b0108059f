export { handleContactJobs } from './jobs.ts';
export { openPrivacyRequests } from './due-rows.ts';
export { contactRoutes } from './routes.ts';
