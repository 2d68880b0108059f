import type { Write } from './repository.ts';

/**
 * Keeps the messages of a member in group chats hidden after the account is deleted, because the deletion also ends the
 * blocks. Call this before the deletion.
 */
export async function keepHidden(transaction: Write, senderId: string): Promise<void> {
  await transaction
    .insertInto('hidden_senders')
    .columns(['user_id', 'sender_id'])
    .expression((insert) =>
      insert
        .selectFrom('blocks')
        .select(['blocked_id as user_id', 'blocker_id as sender_id'])
        .where('blocker_id', '=', senderId)
        .union(
          insert
            .selectFrom('blocks')
            .select(['blocker_id as user_id', 'blocked_id as sender_id'])
            .where('blocked_id', '=', senderId),
        ),
    )
    .execute();
}
