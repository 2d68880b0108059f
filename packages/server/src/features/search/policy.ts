import { everyMember } from '../../platform/policy.ts';

/** Each finder leaves out what the caller may not see. */
export const searchPolicy = { find: everyMember };
