import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { EmailState } from '../users/index.ts';
import type { Language } from '../../platform/language.ts';
import type { Role } from '../../platform/permissions.ts';
import { soughtWords } from '../../platform/names.ts';
import { hasWordPrefix, personColumns, type PersonRow } from '../people/index.ts';
import type { RestrictionRow } from '../restrictions/index.ts';

type UsersTable = DatabaseSchema['users'];

type Write = Transaction<DatabaseSchema>;

type MemberState = 'active' | 'suspended' | 'banned';

export type StaffMemberRow = PersonRow &
  Pick<UsersTable, 'email' | 'email_visible' | 'role' | 'created_at'> & {
    readonly email_state: EmailState;
    readonly language: Language;
    readonly restriction: RestrictionRow | null;
    readonly deletion: { readonly asked_at: number; readonly erases_at: number } | null;
  };

export interface MemberFilter {
  readonly search: string;
  readonly role: Role | null;
  readonly state: MemberState | null;
}

interface Place {
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  /** The page begins after this id. */
  readonly after: string | null;
}

/** Selects members with their current restriction and their pending deletion. */
const members = (reader: Kysely<DatabaseSchema>, now: number) =>
  reader
    .selectFrom('users')
    .leftJoin('exclusions', (join) =>
      join
        .onRef('exclusions.user_id', '=', 'users.id')
        .on('exclusions.lifted_at', 'is', null)
        .on((lasting) =>
          lasting.or([lasting('exclusions.ends_at', 'is', null), lasting('exclusions.ends_at', '>', now)]),
        ),
    )
    .leftJoin('departures', 'departures.user_id', 'users.id')
    .select([
      ...personColumns,
      'users.email',
      'users.email_visible',
      'users.email_state',
      'users.role',
      'users.created_at',
      'users.language',
      'exclusions.id as exclusion_id',
      'exclusions.kind',
      'exclusions.reason',
      'exclusions.actor_name',
      'exclusions.starts_at',
      'exclusions.ends_at',
      'exclusions.hides_content',
      'departures.asked_at',
      'departures.erases_at',
    ]);

type Joined = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

function rowOf(joined: Joined): StaffMemberRow {
  const { exclusion_id, kind, reason, actor_name, starts_at, ends_at, hides_content, ...others } = joined;
  const { asked_at, erases_at, ...member } = others;
  const restriction =
    exclusion_id === null || kind === null || starts_at === null
      ? null
      : {
          id: exclusion_id,
          user_id: member.id,
          kind,
          reason: reason ?? '',
          actor_name: actor_name ?? '',
          starts_at,
          ends_at,
          hides_content: hides_content ?? 0,
          lifted_at: null,
          lifted_by: null,
          lift_reason: null,
        };
  const deletion = asked_at === null || erases_at === null ? null : { asked_at, erases_at };
  return { ...member, restriction, deletion };
}

export function createStaffRepository({ read }: Database) {
  return {
    async page({ search, role, state }: MemberFilter, place: Place, now: number): Promise<StaffMemberRow[]> {
      const { sort, limit, after } = place;
      const words = soughtWords(search);
      const rows = await members(read, now)
        .$if(search !== '', (query) =>
          query.where((member) =>
            member.or([
              member('users.email_key', '=', search.toLowerCase()),
              // An empty list of words would match every member.
              ...(words.length === 0
                ? []
                : [member.and(words.map((word) => hasWordPrefix('users.id', word)))]),
            ]),
          ),
        )
        .where((member) => (role === null ? member.and([]) : member('users.role', '=', role)))
        .$if(state === 'active', (query) => query.where('exclusions.id', 'is', null))
        .$if(state === 'suspended' || state === 'banned', (query) =>
          query.where('exclusions.kind', '=', state === 'banned' ? 'banned' : 'suspended'),
        )
        .$if(after !== null, (query) => query.where('users.id', sort === 'newest' ? '<' : '>', after ?? ''))
        .orderBy('users.id', sort === 'newest' ? 'desc' : 'asc')
        .limit(limit)
        .execute();
      return rows.map(rowOf);
    },

    async find(
      id: string,
      now: number,
      reader: Kysely<DatabaseSchema> = read,
    ): Promise<StaffMemberRow | null> {
      const row = await members(reader, now).where('users.id', '=', id).executeTakeFirst();
      return row === undefined ? null : rowOf(row);
    },

    /** Locks these members until the transaction ends. */
    async lockMembers(transaction: Write, ids: readonly string[]): Promise<void> {
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
    },

    async setRole(transaction: Write, id: string, role: Role, now: number): Promise<void> {
      await transaction.updateTable('users').set({ role, updated_at: now }).where('id', '=', id).execute();
    },
  };
}
