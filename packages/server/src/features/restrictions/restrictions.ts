import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { AppError, unauthorized } from '../../platform/http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { createRestrictionRepository } from './repository.ts';
import { explainRestriction } from './mail-texts.ts';

export interface Restrictions {
  /**
   * Throws if the member is suspended or banned. Call this in the transaction of the login, which locks the member,
   * so that no restriction is missed.
   */
  refuseRestricted(transaction: Kysely<DatabaseSchema>, userId: string): Promise<void>;
  /** Returns the error that the open pages of a restricted member get. Undefined if the member is not restricted. */
  refusalOf(userId: string): Promise<AppError | undefined>;
}

export function restrictionsOf(database: Database, clock: Clock): Restrictions {
  const repository = createRestrictionRepository(database);
  return {
    async refuseRestricted(transaction, userId) {
      const restriction = await repository.lasting(transaction, userId, clock.now());
      if (restriction === null) return;
      throw new AppError(403, `auth.${restriction.kind}`, explainRestriction(restriction));
    },

    async refusalOf(userId) {
      const restriction = await repository.lasting(database.read, userId, clock.now());
      return restriction === null
        ? undefined
        : unauthorized(explainRestriction(restriction), `auth.${restriction.kind}`);
    },
  };
}
