import type { operations } from '@parvis/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isReadableIn } from '../groups/index.ts';
import { isOfOtherParish, membersOfParish } from '../parish-follows/index.ts';
import { noBlockWithAuthor } from './anonymity.ts';
import { cards, type CardRow } from './cards.ts';
import { isShown } from './lists.ts';

type ListQuery = NonNullable<operations['listIntentions']['parameters']['query']>;

/** Whose intentions are listed. */
export type IntentionChoice = NonNullable<ListQuery['of']>;

type Page = {
  readonly viewer: string;
  /** The viewer's own parish. An empty id is the parish of nobody. */
  readonly parishId: string;
  /** The viewer's answer about their parish, as it is compared. An empty text is the parish of nobody. */
  readonly parish: string;
  readonly before: string;
};

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

/** The written name counts only for authors who have not made another parish their own. */
const parishMembers = ({ parish, parishId }: Page): RawBuilder<unknown> =>
  sql`${membersOfParish(parishId)} union all
    select questionnaires.user_id as id from questionnaires
    where questionnaires.shared_parish = ${parish} and questionnaires.shared_parish <> ''
      and not ${isOfOtherParish(parishId, 'questionnaires.user_id')}`;

const friends = ({ viewer }: Page): RawBuilder<unknown> =>
  sql`select high_id as id from friendships where low_id = ${viewer} and status = 'accepted'
    union all select low_id as id from friendships where high_id = ${viewer} and status = 'accepted'`;

const self = ({ viewer }: Page): RawBuilder<unknown> =>
  sql`select users.id from users where users.id = ${viewer}`;

/**
 * The ids of the intentions outside of groups that these members have written. Anonymous ones are left out: with one friend,
 * a list of the friends' intentions would name the author.
 */
const writtenBy = (members: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select own.id from posts as own
    where own.is_intention = 1 and own.group_id is null and own.is_anonymous = 0 and own.author_id in (${members})`;

const ownOutsideGroups = ({ viewer }: Page): RawBuilder<unknown> =>
  sql`select own.id from posts as own
    where own.is_intention = 1 and own.group_id is null and own.author_id = ${viewer}`;

/** The number of anonymous intentions that are read for a page. It is more than a page, because blocks hide some. */
const ANONYMOUS = 500;

/** The ids of the next anonymous intentions of all members. */
const anonymous = ({ before }: Page): RawBuilder<unknown> =>
  sql`select newest.id from (select own.id from posts as own
    where own.is_anonymous = 1 and own.id < ${before} order by own.id desc limit ${sql.lit(ANONYMOUS)}) as newest`;

const inGroups = ({ viewer }: Page): RawBuilder<unknown> =>
  sql`select own.id from posts as own where own.is_intention = 1 and own.group_id in (
    select group_members.group_id from group_members
    where group_members.user_id = ${viewer} and ${groupRoleCan('group_members.role', 'read')})`;

const ownInGroups = ({ viewer }: Page): RawBuilder<unknown> =>
  sql`select own.id from posts as own
    where own.is_intention = 1 and own.group_id is not null and own.author_id = ${viewer}`;

const union = (...selects: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(selects, sql` union all `);

function idsOf(choice: IntentionChoice, page: Page): RawBuilder<string> {
  const mine = union(ownOutsideGroups(page), ownInGroups(page));
  const everything = union(
    writtenBy(union(parishMembers(page), friends(page), self(page))),
    anonymous(page),
    inGroups(page),
    ownInGroups(page),
  );
  const selects: Record<IntentionChoice, RawBuilder<unknown>> = {
    all: everything,
    answered: everything,
    parish: writtenBy(parishMembers(page)),
    friends: writtenBy(friends(page)),
    groups: inGroups(page),
    mine,
  };
  return sql<string>`(${selects[choice]})`;
}

const listOf = (
  { read, staffRule }: Pick<Database, 'read' | 'staffRule'>,
  choice: IntentionChoice,
  page: Page,
  limit: number,
) =>
  cards(read, page.viewer)
    .where('posts.id', 'in', idsOf(choice, page))
    .where('posts.id', '<', page.before)
    .where((post) => isShown(staffRule, post, page.viewer))
    .where(isReadableIn(staffRule, page.viewer, 'posts.group_id'))
    .where(noBlockWithAuthor(page.viewer))
    .$if(choice === 'answered', (query) => query.where('posts.answered_at', 'is not', null))
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));

/** Reads the prayer intentions of a member's parish, friends and groups, newest first. */
export function createIntentionList(database: Pick<Database, 'read' | 'staffRule'>) {
  const prepare = (choice: IntentionChoice) =>
    perLimit((limit) => precompile(database.read, (page: Page) => listOf(database, choice, page, limit)));
  const prepared: Record<IntentionChoice, ReturnType<typeof prepare>> = {
    all: prepare('all'),
    parish: prepare('parish'),
    friends: prepare('friends'),
    groups: prepare('groups'),
    mine: prepare('mine'),
    answered: prepare('answered'),
  };
  return (
    choice: IntentionChoice,
    { before, ...page }: Omit<Page, 'before'> & { readonly before: string | null },
    limit: number,
  ): Promise<CardRow[]> => prepared[choice](limit)({ ...page, before: before ?? LAST });
}
