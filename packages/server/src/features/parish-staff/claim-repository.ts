import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isStaying } from '../hidden-content/index.ts';
import { personFieldColumns } from '../people/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
import type { ParishClaimsTable } from './tables.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

export type ClaimRow = Selectable<ParishClaimsTable>;

const OPEN = ['unproved', 'proved'] as const;

export function createClaimRepository({ read }: Pick<Database, 'read'>) {
  const listed = () =>
    read
      .selectFrom('parish_claims')
      .innerJoin('users', 'users.id', 'parish_claims.user_id')
      .innerJoin('publications', 'publications.id', 'parish_claims.parish_id')
      .selectAll('parish_claims')
      .select([...personFieldColumns, 'publications.title', 'publications.details'])
      .where(isStaying('parish_claims.user_id'));

  return {
    /** Returns the newest claim of a member for a parish, also a decided one. */
    async newest(userId: string, parishId: string, reader: Read = read): Promise<ClaimRow | null> {
      const claim = await reader
        .selectFrom('parish_claims')
        .selectAll()
        .where('user_id', '=', userId)
        .where('parish_id', '=', parishId)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return claim ?? null;
    },

    async lockOpen(transaction: Write, userId: string, parishId: string): Promise<ClaimRow | null> {
      const claim = await transaction
        .selectFrom('parish_claims')
        .selectAll()
        .where('user_id', '=', userId)
        .where('parish_id', '=', parishId)
        .where('state', 'in', OPEN)
        .forUpdate()
        .executeTakeFirst();
      return claim ?? null;
    },

    async lock(transaction: Write, id: string): Promise<ClaimRow | null> {
      const claim = await transaction
        .selectFrom('parish_claims')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return claim ?? null;
    },

    async countOpen(transaction: Write, userId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('parish_claims')
        .select((claim) => claim.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('state', 'in', OPEN)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Locks a member, so that their claims are counted one after the other. */
    async lockMember(transaction: Write, userId: string): Promise<void> {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    },

    /** Whether the member can get a role: not suspended, not banned, and not about to be deleted. */
    async isEligible(transaction: Write, userId: string, now: number): Promise<boolean> {
      const member = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where(isUnrestricted('users.id', now))
        .where(isStaying('users.id'))
        .executeTakeFirst();
      return member !== undefined;
    },

    async insert(transaction: Write, claim: Insertable<ParishClaimsTable>): Promise<void> {
      await transaction.insertInto('parish_claims').values(claim).execute();
    },

    async update(transaction: Write, id: string, change: Updateable<ParishClaimsTable>): Promise<void> {
      await transaction.updateTable('parish_claims').set(change).where('id', '=', id).execute();
    },

    async withdrawAll(transaction: Write, userId: string): Promise<void> {
      await transaction
        .updateTable('parish_claims')
        .set({ state: 'withdrawn', code_hash: null })
        .where('user_id', '=', userId)
        .where('state', 'in', OPEN)
        .execute();
    },

    async find(id: string) {
      return (await listed().where('parish_claims.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Returns claims with their member and parish, the oldest first. */
    page: ({
      state,
      limit,
      after,
    }: {
      state: ClaimRow['state'] | null;
      limit: number;
      after: string | null;
    }) =>
      listed()
        .$if(state !== null, (query) => query.where('parish_claims.state', '=', state ?? 'proved'))
        .$if(after !== null, (query) => query.where('parish_claims.id', '>', after ?? ''))
        .orderBy('parish_claims.id')
        .limit(limit)
        .execute(),
  };
}

export type ListedClaim = Awaited<ReturnType<ReturnType<typeof createClaimRepository>['page']>>[number];
