import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores a copy of a reported message. Moderators cannot read chats, but with the copy they can read the message even
 * after both members have deleted it.
 */
export const reportEvidence: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('reports').addColumn('evidence', 'text').execute();
  },
};
