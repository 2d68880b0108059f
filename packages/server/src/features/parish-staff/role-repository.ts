import type { Insertable, Kysely, Transaction } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isStaying } from '../hidden-content/index.ts';
import { personColumns } from '../people/index.ts';
import { publicationKey } from '../publications/index.ts';
import type { ParishGrant } from './policy.ts';
import type { ParishRolesTable } from './tables.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;
type Details = components['schemas']['ParishDetails'];

/** The maximum number of parishes in the list of a member. */
const SHOWN = 100;

/** A parish as it is stored. */
export interface StoredParish {
  readonly id: string;
  readonly details: string;
}

// The feature `publications` has written the details for a parish, so the type is right.
export const detailsOf = ({ details }: Pick<StoredParish, 'details'>): Details =>
  JSON.parse(details) as Details;

const dioceseOf = (parish: Pick<StoredParish, 'details'>): string =>
  publicationKey(detailsOf(parish).diocese);

export function createRoleRepository({ read }: Pick<Database, 'read'>) {
  const listed = (reader: Read = read) =>
    reader
      .selectFrom('parish_roles')
      .innerJoin('users', 'users.id', 'parish_roles.user_id')
      .leftJoin('publications', 'publications.id', 'parish_roles.parish_id')
      .select(personColumns)
      .select([
        'parish_roles.id as role_id',
        'parish_roles.parish_id',
        'parish_roles.diocese',
        'parish_roles.position',
        'parish_roles.given_by',
        'parish_roles.created_at',
        'publications.title',
      ]);

  return {
    /** Returns the role of a member for a parish: the parish's own role, or else that for its diocese. */
    async grant(reader: Read, userId: string, parish: StoredParish): Promise<ParishGrant> {
      const role = await reader
        .selectFrom('parish_roles')
        .select('parish_id')
        .where('user_id', '=', userId)
        .where((found) =>
          found.or([found('parish_id', '=', parish.id), found('diocese_key', '=', dioceseOf(parish))]),
        )
        .orderBy((found) => found.case().when('parish_id', 'is', null).then(1).else(0).end())
        .executeTakeFirst();
      if (role === undefined) return { scope: 'none' };
      return { scope: role.parish_id === null ? 'diocese' : 'parish' };
    },

    find: (id: string, reader: Read = read) =>
      listed(reader).where('parish_roles.id', '=', id).executeTakeFirst(),

    page: ({ parish, limit, before }: { parish: string | null; limit: number; before: string | null }) =>
      listed()
        .where(isStaying('parish_roles.user_id'))
        .$if(parish !== null, (query) => query.where('parish_roles.parish_id', '=', parish))
        .$if(before !== null, (query) => query.where('parish_roles.id', '<', before ?? ''))
        .orderBy('parish_roles.id', 'desc')
        .limit(limit)
        .execute(),

    ofMember: (userId: string, reader: Read = read) =>
      listed(reader)
        .where('parish_roles.user_id', '=', userId)
        .orderBy('parish_roles.id', 'desc')
        .limit(SHOWN)
        .execute(),

    /** Returns the parishes that a member may edit, by name. */
    async managedBy(userId: string) {
      const roles = await read
        .selectFrom('parish_roles')
        .select(['parish_id', 'diocese_key'])
        .where('user_id', '=', userId)
        .limit(SHOWN)
        .execute();
      if (roles.length === 0) return [];
      const keys = new Set(roles.map((role) => role.diocese_key).filter((key) => key !== ''));
      const ids = new Set(roles.flatMap((role) => role.parish_id ?? []));
      const parishes = await read
        .selectFrom('publications')
        .select(['id', 'title', 'details'])
        .where('kind', '=', 'parish')
        .where((parish) =>
          parish.or([
            ...(ids.size === 0 ? [] : [parish('id', 'in', [...ids])]),
            // The column begins with the key of the diocese and a space, after which comes `!`.
            ...Array.from(keys, (key) =>
              parish.and([parish('category', '>=', `${key} `), parish('category', '<', `${key}!`)]),
            ),
          ]),
        )
        .orderBy('title_key')
        .orderBy('id')
        .limit(SHOWN)
        .execute();
      return parishes.flatMap((parish) => {
        if (ids.has(parish.id)) return { ...parish, scope: 'parish' as const };
        return keys.has(dioceseOf(parish)) ? { ...parish, scope: 'diocese' as const } : [];
      });
    },

    /** Adds a role. Does nothing if the member has it. */
    async add(transaction: Write, role: Insertable<ParishRolesTable>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('parish_roles')
        .values(role)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async remove(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('parish_roles').where('id', '=', id).execute();
    },

    async leave(transaction: Write, userId: string, parishId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('parish_roles')
        .where('user_id', '=', userId)
        .where('parish_id', '=', parishId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

type RoleRepository = ReturnType<typeof createRoleRepository>;
export type RoleRow = Awaited<ReturnType<RoleRepository['page']>>[number];
