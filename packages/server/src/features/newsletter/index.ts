export { handleNewsletterJobs } from './jobs.ts';
export { newsletterRoutes } from './routes.ts';
