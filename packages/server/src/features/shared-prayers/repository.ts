import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isReadableIn } from '../groups/index.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { personColumns, personColumnsUnder, type PersonRow } from '../people/index.ts';
import { noBlockWithAuthor } from '../posts/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isVisible, openIds, ownIds, type Viewer } from './conditions.ts';
import type { SharedPrayersTable } from './tables.ts';

export type Read = Kysely<DatabaseSchema>;
export type Write = Transaction<DatabaseSchema>;

/** The number of members that a slot names. */
const NAMED = 10;

const columns = [
  'shared_prayers.id',
  'shared_prayers.starter_id',
  'shared_prayers.kind',
  'shared_prayers.title',
  'shared_prayers.intention',
  'shared_prayers.audience',
  'shared_prayers.group_id',
  'shared_prayers.parish_id',
  'shared_prayers.mysteries',
  'shared_prayers.day',
  'shared_prayers.time_zone',
  'shared_prayers.begins_at',
  'shared_prayers.ends_at',
  'shared_prayers.slots',
  'shared_prayers.capacity',
  'shared_prayers.state',
] as const;

const rows = (staffRule: StaffRule, reader: Read, viewer: Viewer) =>
  reader
    .selectFrom('shared_prayers')
    .innerJoin('users', 'users.id', 'shared_prayers.starter_id')
    .leftJoin('groups', 'groups.id', 'shared_prayers.group_id')
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.id', '=', 'shared_prayers.parish_id')
        .on('publications.state', '=', 'published'),
    )
    .select(columns)
    .select(personColumnsUnder('users'))
    .select(['groups.name as group_name', 'publications.title as parish_name'])
    .select((prayer) => [
      prayer
        .selectFrom('taken_slots as taken')
        .whereRef('taken.shared_prayer_id', '=', 'shared_prayers.id')
        .select((taken) => taken.fn.count<number>('taken.slot').distinct().as('count'))
        .$asScalar()
        .$notNull()
        .as('taken'),
      prayer
        .selectFrom('taken_slots as own')
        .whereRef('own.shared_prayer_id', '=', 'shared_prayers.id')
        .where('own.user_id', '=', viewer.viewer)
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('mine'),
    ])
    .where(isVisible(staffRule, viewer));

export type CardRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export interface SlotRow {
  readonly slot: number;
  readonly taken: number;
  readonly members: readonly PersonRow[];
  readonly isMine: boolean;
}

/** The place of a prayer in its list. */
export interface Position {
  readonly beginsAt: number;
  readonly id: string;
}

export function createSharedPrayerRepository({ read, staffRule }: Pick<Database, 'read' | 'staffRule'>) {
  return {
    async parishOf(userId: string, reader: Read = read): Promise<string> {
      const row = await reader
        .selectFrom('questionnaires')
        .select('parish')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.parish ?? '';
    },

    /** The prayers that are not over, the soonest first, or all of the viewer's own, the latest first. */
    page(
      viewer: Viewer,
      choice: 'open' | 'mine',
      { now, after, limit }: { now: number; after: Position | null; limit: number },
    ): Promise<CardRow[]> {
      const direction = choice === 'open' ? 'asc' : 'desc';
      const isLater = sql.raw(choice === 'open' ? '>' : '<');
      return rows(staffRule, read, viewer)
        .where('shared_prayers.id', 'in', choice === 'open' ? openIds(viewer, now) : ownIds(viewer))
        .$if(choice === 'open', (query) =>
          query.where('shared_prayers.state', '=', 'open').where('shared_prayers.ends_at', '>', now),
        )
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(shared_prayers.begins_at, shared_prayers.id) ${isLater} (${after?.beginsAt ?? 0}, ${after?.id ?? ''})`,
          ),
        )
        .orderBy('shared_prayers.begins_at', direction)
        .orderBy('shared_prayers.id', direction)
        .limit(limit)
        .execute();
    },

    /** Returns null if the prayer does not exist or the viewer cannot see it. */
    async find(viewer: Viewer, id: string, reader: Read = read): Promise<CardRow | null> {
      const row = await rows(staffRule, reader, viewer)
        .where('shared_prayers.id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    async findByKey(starterId: string, key: string) {
      const row = await read
        .selectFrom('shared_prayers')
        .select(['id', 'fingerprint'])
        .where('starter_id', '=', starterId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The id of the intention that the prayer is for, if the viewer can read it. */
    async postOf({ viewer }: Viewer, id: string): Promise<string | null> {
      const row = await read
        .selectFrom('posts')
        .select('posts.id')
        .where(
          'posts.id',
          '=',
          read.selectFrom('shared_prayers').select('post_id').where('shared_prayers.id', '=', id),
        )
        .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
        .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
        .where(noBlockWithAuthor(viewer))
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** The slots that somebody has taken, each with the first members that the viewer can see. */
    async slots({ viewer }: Viewer, id: string): Promise<SlotRow[]> {
      const counts = await read
        .selectFrom('taken_slots')
        .select(['slot', ({ fn }) => fn.countAll<number>().as('taken')])
        .select(sql<number>`sum(case when taken_slots.user_id = ${viewer} then 1 else 0 end)`.as('mine'))
        .where('shared_prayer_id', '=', id)
        .groupBy('slot')
        .execute();
      const members = await read
        .selectFrom(
          read
            .selectFrom('taken_slots')
            .select(['user_id', 'slot', 'place'])
            .select(
              sql<number>`row_number() over (partition by slot order by case when user_id = ${viewer} then 0 else 1 end, place)`.as(
                'rank',
              ),
            )
            .where('shared_prayer_id', '=', id)
            .where(isOpenTo(staffRule, viewer, 'taken_slots.user_id'))
            .where(noBlockBetween(viewer, 'taken_slots.user_id'))
            .as('taken'),
        )
        .innerJoin('users', 'users.id', 'taken.user_id')
        .select([...personColumns, 'taken.slot'])
        .where('taken.rank', '<=', NAMED)
        .orderBy('taken.slot')
        .orderBy('taken.rank')
        .execute();
      const bySlot = Map.groupBy(members, ({ slot }) => slot);
      return counts.map(({ slot, taken, mine }) => ({
        slot,
        taken,
        isMine: mine > 0,
        members: bySlot.get(slot) ?? [],
      }));
    },

    async insert(transaction: Write, row: Insertable<SharedPrayersTable>): Promise<void> {
      await transaction.insertInto('shared_prayers').values(row).execute();
    },

    /** Locks the prayer, so that slots are taken and given back one after the other. */
    async lock(transaction: Write, id: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('shared_prayers')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    async close(transaction: Write, id: string, state: 'ended' | 'cancelled', now: number): Promise<boolean> {
      const closed = await transaction
        .updateTable('shared_prayers')
        .set({ state, updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst();
      return closed !== undefined;
    },

    /** Whether the group exists and the member can post in it. */
    async isInGroup(transaction: Write, groupId: string, userId: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('group_members')
        .innerJoin('groups', 'groups.id', 'group_members.group_id')
        .select('group_members.id')
        .where('group_members.group_id', '=', groupId)
        .where('group_members.user_id', '=', userId)
        .where('group_members.role', 'in', ['member', 'moderator'])
        .where('groups.removed_at', 'is', null)
        .where('groups.hidden_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async isReadableIntention(transaction: Write, postId: string, viewer: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('posts')
        .select('posts.id')
        .where('posts.id', '=', postId)
        .where('posts.is_intention', '=', 1)
        .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
        .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
        .where(noBlockWithAuthor(viewer))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The details of a published parish as JSON, or null. */
    async parishDetails(parishId: string): Promise<string | null> {
      const row = await read
        .selectFrom('publications')
        .select('details')
        .where('id', '=', parishId)
        .where('kind', '=', 'parish')
        .where('state', '=', 'published')
        .executeTakeFirst();
      return row?.details ?? null;
    },
  };
}
