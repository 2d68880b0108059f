import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;
type ChallengeRow = DatabaseSchema['passkey_challenges'];

export type StoredPasskey = Pick<
  DatabaseSchema['passkeys'],
  'id' | 'credential_id' | 'transports' | 'name' | 'is_synced' | 'created_at' | 'last_used_at'
>;

const columns = [
  'id',
  'credential_id',
  'transports',
  'name',
  'is_synced',
  'created_at',
  'last_used_at',
] as const;

interface Use {
  readonly counter: number;
  readonly is_synced: 0 | 1;
  readonly last_used_at: number;
}

export function createPasskeyRepository({ read }: Database) {
  return {
    /** Returns the passkeys, the oldest first. */
    list: (userId: string, reader: Kysely<DatabaseSchema> = read): Promise<StoredPasskey[]> =>
      reader
        .selectFrom('passkeys')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (credentialId: string) =>
      read
        .selectFrom('passkeys')
        .select(['id', 'user_id', 'public_key', 'counter'])
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),

    async insert(transaction: Write, row: Insertable<DatabaseSchema['passkeys']>): Promise<void> {
      await transaction.insertInto('passkeys').values(row).execute();
    },

    /**
     * Stores the new counter. Returns false if, in the meantime, the passkey was removed or used with this counter or
     * a higher one.
     */
    async use(transaction: Write, id: string, used: Use): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('passkeys')
        .set(used)
        .where('id', '=', id)
        // A synced passkey always has the counter 0.
        .where('counter', used.counter === 0 ? '=' : '<', used.counter)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    rename: (transaction: Write, userId: string, id: string, name: string) =>
      transaction
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning(columns)
        .executeTakeFirst(),

    async remove(transaction: Write, userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async addChallenge(writer: Kysely<DatabaseSchema>, row: ChallengeRow, now: number): Promise<void> {
      await writer.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
      await writer.insertInto('passkey_challenges').values(row).execute();
    },

    challenge: (challengeHash: string, now: number) =>
      read
        .selectFrom('passkey_challenges')
        .select(['purpose', 'user_id', 'bound_to'])
        .where('challenge_hash', '=', challengeHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Returns false if the challenge was used in the meantime. */
    async endChallenge(transaction: Write, challengeHash: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', challengeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endChallenges(transaction: Write, userId: string): Promise<void> {
      await transaction.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
    },
  };
}
