import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

/** Of the staff, and neither shut out nor about to leave: whoever can do what they are told of. */
export const isInOffice =
  (now: number) =>
  (user: ExpressionBuilder<DatabaseSchema, 'users'>): ExpressionWrapper<DatabaseSchema, 'users', SqlBool> =>
    user.and([
      user('users.role', '!=', 'member'),
      user.not(
        user.exists(
          user
            .selectFrom('departures')
            .select('departures.id')
            .whereRef('departures.user_id', '=', 'users.id'),
        ),
      ),
      user.not(
        user.exists(
          user
            .selectFrom('exclusions')
            .select('exclusions.id')
            .whereRef('exclusions.user_id', '=', 'users.id')
            .where('exclusions.lifted_at', 'is', null)
            .where((lasting) =>
              lasting.or([
                lasting('exclusions.ends_at', 'is', null),
                lasting('exclusions.ends_at', '>', now),
              ]),
            ),
        ),
      ),
    ]);
