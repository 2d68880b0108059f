export { handleBulletinJobs, sweepBulletins } from './jobs.ts';
export { bulletinRoutes } from './routes.ts';
export { createBulletinFinder } from './search.ts';
