import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps a fingerprint of the request beside its idempotency key, so that the key serves no other request. */
export const fingerprints: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('posts').addColumn('fingerprint', 'text').execute();
    await schema.alterTable('comments').addColumn('fingerprint', 'text').execute();
  },
};
