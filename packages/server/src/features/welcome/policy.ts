import { everyMember } from '../../platform/policy.ts';

export const welcomePolicy = { suggestions: everyMember };
