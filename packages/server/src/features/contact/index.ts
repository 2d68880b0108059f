export { handleContactJobs } from './jobs.ts';
export { openPrivacyRequests } from './promised.ts';
export { contactRoutes } from './routes.ts';
