export { createHeartbeat } from './heartbeat.ts';
export { serverRoutes } from './routes.ts';
