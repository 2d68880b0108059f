import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moderators, who cannot read chats, can read a reported message even after both members have deleted it. */
export const reportEvidence: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('reports').addColumn('evidence', 'text').execute();
  },
};
