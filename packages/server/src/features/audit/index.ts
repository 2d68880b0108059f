export { changesBetween, createAudit, type Change } from './audit.ts';
export { moderationOf } from './moderation.ts';
export { createAuditRepository } from './repository.ts';
export { auditRoutes } from './routes.ts';
