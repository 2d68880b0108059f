import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { searchable } from '../../platform/text.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { createOwnParish, isOfOtherParish, membersOfParish } from '../parish-follows/index.ts';
import { createPersonPresenter, personColumns } from '../people/index.ts';

type Suggestion = components['schemas']['Suggestion'];
type Reason = Suggestion['reason'];

/** The maximum number of candidates for each reason. The best of them are suggested. */
const CANDIDATES = 30;
/** The number of the viewer's newest friends, and the number of each friend's newest friends, that are considered. */
const FRIENDS = 60;
const FRIENDS_OF_EACH = 40;
/** The number of a candidate's newest friends that are counted. The contract mentions this limit. */
const COUNTED = 500;

const byReason: readonly Reason[] = ['parish', 'diocese', 'friends'];

/**
 * A condition that excludes friends, and members with an open or declined request. After a request was withdrawn, the
 * two members can be suggested to each other again. If the request had been declined before, only its sender gets the
 * suggestion, because the decline must not be revealed.
 */
function isNew(staffRule: StaffRule, viewer: string, column: string): RawBuilder<SqlBool> {
  const member = sql.ref(column);
  const between = sql`(friendships.status <> 'withdrawn'
    or (friendships.answered_at is not null and friendships.requester_id <> ${viewer}))`;
  return sql<SqlBool>`(${member} <> ${viewer}
    and not exists (
      select 1 from friendships
      where friendships.low_id = ${viewer} and friendships.high_id = ${member} and ${between})
    and not exists (
      select 1 from friendships
      where friendships.low_id = ${member} and friendships.high_id = ${viewer} and ${between})
    and ${isOpenTo(staffRule, viewer, column)} and ${noBlockBetween(viewer, column)})`;
}

/** Selects the newest friends among the friendships in which the viewer is on this side of the pair. */
function newestOn(side: 'low_id' | 'high_id', viewer: string): RawBuilder<unknown> {
  const other = side === 'low_id' ? 'high_id' : 'low_id';
  return sql`select * from (
    select ${sql.ref(other)} as friend, id from friendships
    where ${sql.ref(side)} = ${viewer} and status = 'accepted' order by id desc limit ${sql.lit(FRIENDS)}) as ${sql.ref(side)}`;
}

/** Selects the newest friends of each friend. The friend is on this side of the pair. */
function furtherOn(side: 'low_id' | 'high_id'): RawBuilder<unknown> {
  const other = side === 'low_id' ? 'high_id' : 'low_id';
  // With a cross join, SQLite starts with the few friends and not with all pairs.
  return sql`select pair.${sql.ref(other)} as id from near cross join friendships as pair
    where pair.${sql.ref(side)} = near.friend and pair.status = 'accepted' and pair.id >= coalesce((
      select older.id from friendships as older
      where older.${sql.ref(side)} = near.friend and older.status = 'accepted'
      order by older.id desc limit 1 offset ${sql.lit(FRIENDS_OF_EACH - 1)}), '')`;
}

const friendsOf = (member: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select high_id as friend, id from friendships where low_id = ${member} and status = 'accepted'
  union all select low_id, id from friendships where high_id = ${member} and status = 'accepted'`;

function createSuggestionRepository({ read, shortReads, staffRule }: Database) {
  const answers = precompile(shortReads, ({ viewer }: { viewer: string }) =>
    read.selectFrom('questionnaires').select(['parish', 'diocese']).where('user_id', '=', viewer),
  );

  return {
    async answersOf(viewer: string): Promise<{ parish: string; diocese: string } | null> {
      const [row] = await answers({ viewer });
      return row ?? null;
    },

    /** Returns members who have made the same parish their own and choose to be seen. */
    async ofParish(viewer: string, parishId: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select members.id from (${membersOfParish(parishId)}) as members
        where ${isNew(staffRule, viewer, 'members.id')}
        order by members.id desc limit ${sql.lit(CANDIDATES)}`.execute(read);
      return rows.map((row) => row.id);
    },

    /**
     * Returns members with the same answer, if every member is allowed to see it. A member of another parish with the
     * same name has another one than `parishId`.
     */
    async sharing(
      viewer: string,
      answer: 'shared_parish' | 'shared_diocese',
      value: string,
      parishId: string,
    ): Promise<string[]> {
      const rows = await read
        .selectFrom('questionnaires')
        .select('questionnaires.user_id')
        .where(answer, '=', value)
        .where(isNew(staffRule, viewer, 'questionnaires.user_id'))
        .$if(parishId !== '', (query) =>
          query.where(sql<SqlBool>`not ${isOfOtherParish(parishId, 'questionnaires.user_id')}`),
        )
        .orderBy('questionnaires.user_id', 'desc')
        .limit(sql.lit(CANDIDATES))
        .execute();
      return rows.map((row) => row.user_id);
    },

    async friendsOfFriends(viewer: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with near as (
          select friend from (${newestOn('low_id', viewer)} union all ${newestOn('high_id', viewer)}) as friends
          order by id desc limit ${sql.lit(FRIENDS)}
        ), further as (${furtherOn('low_id')} union all ${furtherOn('high_id')})
        select further.id from further where ${isNew(staffRule, viewer, 'further.id')}
        group by further.id order by count(*) desc, further.id desc limit ${sql.lit(CANDIDATES)}`.execute(
        read,
      );
      return rows.map((row) => row.id);
    },

    people(viewer: string, ids: readonly string[]) {
      return read
        .selectFrom('users')
        .select(personColumns)
        .select(
          sql<number>`(select count(*) from (
            select friend from (${friendsOf(sql.ref('users.id'))}) as pairs order by id desc limit ${sql.lit(COUNTED)}
          ) as theirs where theirs.friend in (select friend from (${friendsOf(sql`${viewer}`)}) as own))`.as(
            'mutual_friends',
          ),
        )
        .where('users.id', 'in', ids)
        .execute();
    },
  };
}

/**
 * Creates the suggestions of members whom the caller may know. They are from the same parish or diocese, or friends
 * of friends.
 */
export function createSuggestions(dependencies: Dependencies) {
  const repository = createSuggestionRepository(dependencies.database);
  const ownParish = createOwnParish(dependencies.database);
  const { personOf } = createPersonPresenter(dependencies);

  async function candidates(viewer: string): Promise<Map<string, Reason>> {
    const answers = await repository.answersOf(viewer);
    const parishId = await ownParish(viewer);
    const sharing = async (answer: 'shared_parish' | 'shared_diocese', text = '', parish = '') => {
      const value = searchable(text);
      return value === '' ? [] : repository.sharing(viewer, answer, value, parish);
    };
    const found: Record<Reason, string[]> = {
      parish: [
        ...(parishId === '' ? [] : await repository.ofParish(viewer, parishId)),
        ...(await sharing('shared_parish', answers?.parish, parishId)),
      ],
      diocese: await sharing('shared_diocese', answers?.diocese),
      friends: await repository.friendsOfFriends(viewer),
    };
    const reasons = new Map<string, Reason>();
    for (const reason of byReason) {
      for (const id of found[reason]) if (!reasons.has(id)) reasons.set(id, reason);
    }
    return reasons;
  }

  return async (viewer: string, limit: number): Promise<Suggestion[]> => {
    const reasons = await candidates(viewer);
    if (reasons.size === 0) return [];
    const people = await repository.people(viewer, [...reasons.keys()]);
    const suggestions = people.map((row): Suggestion => ({
      user: personOf(row),
      reason: reasons.get(row.id) ?? 'friends',
      mutualFriends: row.mutual_friends,
    }));
    const isOfParish = ({ reason }: Suggestion): number => (reason === 'parish' ? 1 : 0);
    return suggestions
      .toSorted(
        (one, other) =>
          isOfParish(other) - isOfParish(one) ||
          other.mutualFriends - one.mutualFriends ||
          byReason.indexOf(one.reason) - byReason.indexOf(other.reason) ||
          (one.user._id < other.user._id ? 1 : -1),
      )
      .slice(0, limit);
  };
}
