import { everyMember } from '../../platform/policy.ts';

/** A member reads only their own calendar, because the query selects by the caller. */
export const calendarPolicy = { read: everyMember };
