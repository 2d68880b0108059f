import type { Database } from '../../platform/database/database.ts';
import { isStaying } from '../hidden-content/index.ts';
import { nameColumns } from '../people/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
import type { Read, Write } from './repository.ts';
import type { TakenSlot } from './slot-repository.ts';

/** The time zone of members who have chosen none, as for digests. */
const DEFAULT_ZONE = 'America/New_York';

export function createReminderRepository({ read }: Pick<Database, 'read'>) {
  return {
    async taken(id: string): Promise<TakenSlot | null> {
      const row = await read.selectFrom('taken_slots').selectAll().where('id', '=', id).executeTakeFirst();
      return row ?? null;
    },

    /** Returns the member's own time zone. */
    async timeZoneOf(userId: string, reader: Read = read): Promise<string> {
      const row = await reader
        .selectFrom('digests')
        .select('time_zone')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.time_zone ?? DEFAULT_ZONE;
    },

    /** Returns null for members who are suspended or banned, or whose account is pending deletion. */
    async recipient(userId: string, now: number) {
      const row = await read
        .selectFrom('users')
        .leftJoin('digests', 'digests.user_id', 'users.id')
        .select(['users.id', ...nameColumns, 'users.email', 'users.language', 'digests.time_zone'])
        .where('users.id', '=', userId)
        .where(isUnrestricted('users.id', now))
        .where(isStaying('users.id'))
        .executeTakeFirst();
      return row === undefined ? null : { ...row, timeZone: row.time_zone ?? DEFAULT_ZONE };
    },

    async prayer(transaction: Write, id: string) {
      const row = await transaction
        .selectFrom('shared_prayers')
        .select(['title', 'starter_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
