export { calendarRoutes } from './calendar-routes.ts';
export { createComingEvents, createEventsNaming } from './coming-events.ts';
export { feedRoutes } from './feed-routes.ts';
export { handlePublicationJobs } from './occurrence-job.ts';
export { createPublishedPages } from './published-pages.ts';
export { publishedPictures } from './published-picture.ts';
export { readingRoutes } from './reading-routes.ts';
export { publicationRoutes } from './routes.ts';
export { createPublicationFinder } from './search.ts';
