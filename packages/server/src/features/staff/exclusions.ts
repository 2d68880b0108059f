import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { AppError, unauthorized } from '../../platform/http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { createExclusionRepository } from './exclusion-repository.ts';
import { explain } from './words.ts';

export interface Exclusions {
  /** Part of the transaction that lets a member in, which holds the member: nobody shuts them out meanwhile. */
  refuseExcluded(transaction: Kysely<DatabaseSchema>, userId: string): Promise<void>;
  /** What a page of theirs that is still open is told; undefined where the member is not shut out. */
  refusalOf(userId: string): Promise<AppError | undefined>;
}

export function exclusionsOf(database: Database, clock: Clock): Exclusions {
  const repository = createExclusionRepository(database);
  return {
    async refuseExcluded(transaction, userId) {
      const exclusion = await repository.lasting(transaction, userId, clock.now());
      if (exclusion === null) return;
      throw new AppError(403, `auth.${exclusion.kind}`, explain(exclusion));
    },

    async refusalOf(userId) {
      const exclusion = await repository.lasting(database.read, userId, clock.now());
      return exclusion === null ? undefined : unauthorized(explain(exclusion), `auth.${exclusion.kind}`);
    },
  };
}
