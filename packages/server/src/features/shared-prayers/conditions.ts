import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isReadableIn } from '../groups/index.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { isFriendOf, noBlockBetween } from '../relations/index.ts';

export interface Viewer {
  readonly viewer: string;
  /** The viewer's parish as it is compared. An empty text is the parish of nobody. */
  readonly parish: string;
}

const ownGroups = (viewer: string): RawBuilder<unknown> =>
  sql`select own.group_id from group_members as own
    where own.user_id = ${viewer} and ${groupRoleCan('own.role', 'read')}`;

const friends = (viewer: string): RawBuilder<unknown> =>
  sql`select high_id from friendships where low_id = ${viewer} and status = 'accepted'
    union all select low_id from friendships where high_id = ${viewer} and status = 'accepted'`;

const hasSlot = (viewer: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from taken_slots as mine
    where mine.user_id = ${viewer} and mine.shared_prayer_id = shared_prayers.id)`;

/**
 * A condition for rows of `shared_prayers`: the viewer has started it or belongs to its audience. A former friend who has
 * a slot still sees the prayer, to be able to give it back. Someone who has left the group does not.
 */
export const isVisible = (staffRule: StaffRule, { viewer, parish }: Viewer): RawBuilder<SqlBool> =>
  sql`(${isOpenTo(staffRule, viewer, 'shared_prayers.starter_id')}
    and ${noBlockBetween(viewer, 'shared_prayers.starter_id')}
    and ${isReadableIn(staffRule, viewer, 'shared_prayers.group_id')}
    and (shared_prayers.starter_id = ${viewer}
      or (shared_prayers.audience = 'group' and shared_prayers.group_id in (${ownGroups(viewer)}))
      or (shared_prayers.audience = 'friends' and ${isFriendOf(viewer, 'shared_prayers.starter_id')})
      or (shared_prayers.audience = 'parish' and shared_prayers.parish <> '' and shared_prayers.parish = ${parish})
      or (shared_prayers.audience <> 'group' and ${hasSlot(viewer)})))`;

/** The ids of the prayers that the viewer started or has a slot in. */
export const ownIds = ({ viewer }: Viewer): RawBuilder<string> =>
  sql<string>`(select own.id from shared_prayers as own where own.starter_id = ${viewer}
    union all select taken.shared_prayer_id from taken_slots as taken where taken.user_id = ${viewer})`;

/** The ids of the prayers that end after this time and can be visible. Each part has its own index. */
export const openIds = ({ viewer, parish }: Viewer, now: number): RawBuilder<string> =>
  sql<string>`(select own.id from shared_prayers as own
    where own.ends_at > ${now} and own.starter_id in (${friends(viewer)} union all select users.id from users where users.id = ${viewer})
    union all select grouped.id from shared_prayers as grouped
    where grouped.ends_at > ${now} and grouped.group_id in (${ownGroups(viewer)})
    union all select near.id from shared_prayers as near
    where near.ends_at > ${now} and near.parish = ${parish} and near.parish <> ''
    union all select taken.shared_prayer_id from taken_slots as taken where taken.user_id = ${viewer})`;
