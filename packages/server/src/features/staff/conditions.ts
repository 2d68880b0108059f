import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { rolesWith, type Permission } from '../../platform/permissions.ts';

/** A condition: the user has the permission, is not suspended or banned, and the account is not pending deletion. */
export const isInOffice =
  (now: number, permission: Permission) =>
  (user: ExpressionBuilder<DatabaseSchema, 'users'>): ExpressionWrapper<DatabaseSchema, 'users', SqlBool> =>
    user.and([
      user('users.role', 'in', rolesWith(permission)),
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
