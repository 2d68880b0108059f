import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newId } from '../../identifiers.ts';
import type { DatabaseSchema } from '../schema.ts';

interface BeforeThis {
  listing_alerts: { listing_id: string; after_id: string };
}

/**
 * Turns new listings that are still to be compared with saved searches into jobs. Each job continues where the
 * comparison stopped.
 */
export const listingAlertsAsJobs: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const before = database as unknown as Kysely<BeforeThis>;
    const waiting = await before
      .selectFrom('listing_alerts')
      .select(['listing_id', 'after_id'])
      .orderBy('listing_id')
      .execute();
    const now = Date.now();
    for (const { listing_id, after_id } of waiting) {
      await database
        .insertInto('jobs')
        .values({
          id: newId(),
          kind: 'listing.alert',
          key: `${listing_id} ${after_id}`,
          payload: JSON.stringify({ listingId: listing_id, afterId: after_id }),
          due_at: now,
          created_at: now,
        })
        .execute();
    }
    await database.schema.dropTable('listing_alerts').execute();
  },
};
