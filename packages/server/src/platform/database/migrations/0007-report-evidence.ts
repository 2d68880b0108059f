import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A reported message stays readable to moderators, who read no chats, also when the two have deleted it. */
export const reportEvidence: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('reports').addColumn('evidence', 'text').execute();
  },
};
