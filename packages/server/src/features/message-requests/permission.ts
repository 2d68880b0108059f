import { sql, type Transaction } from 'kysely';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { groupRoleCan } from '../group-roles/index.ts';

interface RequestPermission {
  /**
   * Whether the recipient's setting lets the sender send a message request. The caller must check blocks and hidden
   * members.
   */
  isGranted(
    senderId: string,
    recipientId: string,
    transaction?: Transaction<DatabaseSchema>,
  ): Promise<boolean>;
}

export function requestPermissionOf({ database }: Pick<Dependencies, 'database'>): RequestPermission {
  const { read, shortReads } = database;
  const granting = precompile(
    shortReads,
    ({ senderId, recipientId }: Record<'senderId' | 'recipientId', string>) =>
      read
        .selectFrom('users')
        .select('users.id')
        .where('users.id', '=', recipientId)
        .where((user) =>
          user.or([
            user('users.message_requests', '=', 'everyone'),
            user.and([
              user('users.message_requests', '=', 'groups'),
              user.exists(
                user
                  .selectFrom('group_members as own')
                  .innerJoin('group_members as theirs', 'theirs.group_id', 'own.group_id')
                  .innerJoin('groups', 'groups.id', 'own.group_id')
                  .select(sql.lit(1).as('one'))
                  .where('own.user_id', '=', senderId)
                  .where('theirs.user_id', '=', recipientId)
                  .where('groups.removed_at', 'is', null)
                  .where('groups.hidden_at', 'is', null)
                  .where(sql<boolean>`${groupRoleCan('own.role', 'post')}`)
                  .where(sql<boolean>`${groupRoleCan('theirs.role', 'post')}`),
              ),
            ]),
          ]),
        ),
  );

  return {
    async isGranted(senderId, recipientId, transaction) {
      return (await granting({ senderId, recipientId }, transaction)).length > 0;
    },
  };
}
