import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores a fingerprint of the request together with its idempotency key, so that the key is valid for this request
 * only.
 */
export const fingerprints: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('posts').addColumn('fingerprint', 'text').execute();
    await schema.alterTable('comments').addColumn('fingerprint', 'text').execute();
  },
};
