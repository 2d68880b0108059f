import type { Database } from '../../platform/database/database.ts';
import { createFollowedParishes } from '../parish-follows/index.ts';
import { createParishNames } from '../publications/index.ts';
import { createNamedParish } from '../questionnaires/index.ts';

/**
 * Creates the function that returns the ids of the parishes whose events are in a member's calendar: those that the
 * member follows. For a member who follows none, it is the parish that the member has named in the questionnaire, if the
 * directory has exactly one such parish.
 */
export function createParishesOfMember(database: Pick<Database, 'read' | 'shortReads'>) {
  const followedParishes = createFollowedParishes(database);
  const namedParish = createNamedParish(database);
  const parishNames = createParishNames(database);
  return async (userId: string): Promise<readonly string[]> => {
    const followed = await followedParishes(userId);
    if (followed.length > 0) return followed;
    const found = await parishNames.find(await namedParish(userId));
    return found === null ? [] : [found];
  };
}
