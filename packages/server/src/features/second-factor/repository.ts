import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { EmailState } from '../users/index.ts';
import type { Language } from '../../platform/language.ts';
import type { Role } from '../../platform/permissions.ts';
import { nameColumns, type PersonNames } from '../people/index.ts';

type Write = Transaction<DatabaseSchema>;

export interface Member extends PersonNames {
  readonly email: string;
  readonly language: Language;
  readonly role: Role;
  readonly email_state: EmailState;
  readonly second_factor_at: number | null;
}

const members = (reader: Kysely<DatabaseSchema>, userId: string) =>
  reader
    .selectFrom('users')
    .select([...nameColumns, 'email', 'language', 'role', 'email_state', 'second_factor_at'])
    .where('id', '=', userId);

export function createSecondFactorRepository({ read, write }: Database) {
  return {
    member: (userId: string, reader: Kysely<DatabaseSchema> = read): Promise<Member | undefined> =>
      members(reader, userId).executeTakeFirst(),

    /** Locks the member. Until the transaction ends, nobody can log in as this member or change the second factor. */
    lockRow: (transaction: Write, userId: string): Promise<Member | undefined> =>
      members(transaction, userId).forNoKeyUpdate().executeTakeFirst(),

    oneTimeCodes: (userId: string, reader: Kysely<DatabaseSchema> = read) =>
      reader
        .selectFrom('one_time_codes')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    async putSecret(transaction: Write, row: Insertable<DatabaseSchema['one_time_codes']>): Promise<void> {
      await transaction.deleteFrom('one_time_codes').where('user_id', '=', row.user_id).execute();
      await transaction.insertInto('one_time_codes').values(row).execute();
    },

    async confirm(transaction: Write, userId: string, now: number): Promise<void> {
      await transaction
        .updateTable('one_time_codes')
        .set({ confirmed_at: now })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Returns false if a code of this time step or a later one was already used. */
    async useStep(transaction: Write, userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('one_time_codes')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async removeOneTimeCodes(transaction: Write, userId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('one_time_codes')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async setSecondFactor(transaction: Write, userId: string, since: number | null): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ second_factor_at: since })
        .where('id', '=', userId)
        .execute();
    },

    async replaceRecoveryCodes(
      transaction: Write,
      userId: string,
      hashes: readonly string[],
      now: number,
    ): Promise<void> {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      if (hashes.length === 0) return;
      await transaction
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now, used_at: null })))
        .execute();
    },

    /** Returns false if the code does not exist or was already used. */
    async useRecoveryCode(
      transaction: Write,
      userId: string,
      codeHash: string,
      now: number,
    ): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async recoveryCodesLeft(userId: string, reader: Kysely<DatabaseSchema> = read): Promise<number> {
      const { count } = await reader
        .selectFrom('recovery_codes')
        .select((code) => code.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    async addChallenge(
      transaction: Write,
      row: Insertable<DatabaseSchema['login_challenges']>,
      now: number,
    ): Promise<void> {
      await transaction.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
      await transaction.insertInto('login_challenges').values(row).execute();
    },

    /** Counts another attempt. Returns undefined if the challenge has ended. */
    tryChallenge: (tokenHash: string, most: number, now: number) =>
      write
        .updateTable('login_challenges')
        .set((challenge) => ({ attempts: challenge('attempts', '+', 1) }))
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where('attempts', '<', most)
        .returning(['user_id', 'purpose', 'password_tag'])
        .executeTakeFirst(),

    async endChallenge(transaction: Write, tokenHash: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('login_challenges')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endChallenges(transaction: Write, userId: string): Promise<void> {
      await transaction.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
    },
  };
}
