import type { Database } from '../../platform/database/database.ts';
import type { Place } from '../../platform/places/shared-place.ts';

/** Creates the function that reads the parish and the diocese in a member's own answers. */
export function createNamedParish({ read }: Pick<Database, 'read'>) {
  return async (userId: string): Promise<Place> => {
    const answers = await read
      .selectFrom('questionnaires')
      .select(['parish', 'diocese'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return answers ?? { parish: '', diocese: '' };
  };
}
