export { handleParishStaffJobs } from './jobs.ts';
export { createParishAuthority } from './parish-authority.ts';
export { mayEditParish } from './policy.ts';
export { createParishRoleEnd } from './roles.ts';
export { parishStaffRoutes } from './routes.ts';
