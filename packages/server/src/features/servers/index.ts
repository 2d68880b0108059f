export { createHeartbeat } from './heartbeat.ts';
export { otherReleasesOf } from './other-releases.ts';
export { serverRoutes } from './routes.ts';
