export { anonymityFor, nobody, noBlockWithAuthor, withoutActor } from './anonymity.ts';
export { postNotFound } from './errors.ts';
export { handleIntentionJobs } from './intention-jobs.ts';
export { handlePostJobs } from './post-words.ts';
export { postRoutes } from './routes.ts';
export { createPostFinder } from './search.ts';
