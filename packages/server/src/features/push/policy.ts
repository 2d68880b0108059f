import { everyMember } from '../../platform/policy.ts';

/** Members manage only the push messages of their own session and account. No operation takes an id. */
export const pushPolicy = { subscribe: everyMember, choose: everyMember };
