export { isInOffice } from './conditions.ts';
export { outOfReach } from './errors.ts';
export { handleStaffJobs } from './jobs.ts';
export { createMemberRestrictions, type RestrictableMember } from './member-restrictions.ts';
export { staffRoutes } from './routes.ts';
