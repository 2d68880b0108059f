import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Rows = AsyncGenerator<Record<string, unknown>>;

/** What the archive holds in one document of its own. */
export interface Area {
  readonly name: string;
  readonly rows: (userId: string) => Rows;
}

const PAGE = 500;

/** Everything that is kept of a member, and of others only what the member may see anyway. */
export function contentsOf({ read }: Pick<Database, 'read'>): readonly Area[] {
  /** Reads page by page, so that neither the rows nor a connection are held for long. */
  async function* paged<Schema, Table extends keyof Schema, Row extends object>(
    key: string,
    query: SelectQueryBuilder<Schema, Table, Row>,
  ): Rows {
    const placed = query.select(sql<string>`${sql.ref(key)}`.as('place'));
    let after = '';
    for (;;) {
      const page = sql<Record<string, unknown> & { place: string }>`
        select * from (${placed}) as page where place > ${after} order by place limit ${PAGE}`;
      const { rows } = await page.execute(read);
      for (const { place, ...row } of rows) {
        after = place;
        yield row;
      }
      if (rows.length < PAGE) return;
    }
  }

  async function* messages(userId: string): Rows {
    const chats = await read
      .selectFrom('chat_members')
      .select(['chat_id', 'cleared_seq'])
      .where('user_id', '=', userId)
      .execute();
    for (const { chat_id, cleared_seq } of chats) {
      let after = cleared_seq;
      for (;;) {
        const rows = await read
          .selectFrom('messages')
          .select([
            'chat_id',
            'seq',
            'sender_id',
            'type',
            'content',
            'attachment_id',
            'file_name',
            'listing_id',
            'created_at',
          ])
          .where('chat_id', '=', chat_id)
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(PAGE)
          .execute();
        yield* rows;
        after = rows.at(-1)?.seq ?? after;
        if (rows.length < PAGE) break;
      }
    }
  }

  return [
    {
      name: 'account',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('users')
            .select([
              'id',
              'first_name',
              'last_name',
              'email',
              'phone',
              'role',
              'about',
              'zip',
              'language',
              'audiences',
              'email_visible',
              'presence_visible',
              'avatar_id',
              'cover_id',
              'last_seen_at',
              'terms_accepted_at',
              'created_at',
              'updated_at',
            ])
            .where('id', '=', userId),
        ),
    },
    {
      name: 'questionnaire',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('questionnaires')
            .select([
              'catholic',
              'parish',
              'diocese',
              'rite',
              'rite_type',
              'knight_of_columbus',
              'knight_of_malta',
              'favorite_saint',
              'historical_figure',
              'consented_at',
              'created_at',
              'updated_at',
            ])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'posts',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('posts')
            .select([
              'id',
              'title',
              'content',
              'type',
              'file_id',
              'file_description',
              'likes',
              'dislikes',
              'shares',
              'comments',
              'created_at',
              'updated_at',
            ])
            .where('author_id', '=', userId),
        ),
    },
    {
      name: 'comments',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('comments')
            .select(['id', 'post_id', 'parent_id', 'content', 'created_at', 'updated_at'])
            .where('author_id', '=', userId),
        ),
    },
    {
      name: 'reactions',
      rows: (userId) =>
        paged(
          'post_id',
          read
            .selectFrom('reactions')
            .select(['post_id', 'type', 'created_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'shares',
      rows: (userId) =>
        paged(
          'id',
          read.selectFrom('post_shares').select(['post_id', 'created_at']).where('user_id', '=', userId),
        ),
    },
    {
      name: 'hidden-posts',
      rows: (userId) =>
        paged(
          'post_id',
          read.selectFrom('hidden_posts').select(['post_id', 'created_at']).where('user_id', '=', userId),
        ),
    },
    {
      name: 'friendships',
      rows: (userId) =>
        paged(
          'friendships.id',
          read
            .selectFrom('friendships')
            .innerJoin('users', (join) =>
              join.on(sql<SqlBool>`users.id = case when low_id = ${userId} then high_id else low_id end`),
            )
            .select([
              'users.id as member_id',
              'users.first_name',
              'users.last_name',
              'friendships.requester_id',
              'friendships.created_at',
              // That a request was declined is not told to whoever sent it.
              sql<string>`case when status = 'accepted' then 'friends' else 'requested' end`.as('state'),
            ])
            .where((friendship) =>
              friendship.or([
                friendship('friendships.low_id', '=', userId),
                friendship('friendships.high_id', '=', userId),
              ]),
            )
            .where('friendships.status', '!=', 'withdrawn'),
        ),
    },
    {
      name: 'following',
      rows: (userId) =>
        paged(
          'followed_id',
          read
            .selectFrom('follows')
            .innerJoin('users', 'users.id', 'follows.followed_id')
            .select(['followed_id as member_id', 'users.first_name', 'users.last_name', 'follows.created_at'])
            .where('follower_id', '=', userId),
        ),
    },
    {
      name: 'blocked',
      rows: (userId) =>
        paged(
          'blocked_id',
          read
            .selectFrom('blocks')
            .innerJoin('users', 'users.id', 'blocks.blocked_id')
            .select(['blocked_id as member_id', 'users.first_name', 'users.last_name', 'blocks.created_at'])
            .where('blocker_id', '=', userId),
        ),
    },
    {
      name: 'chats',
      rows: (userId) =>
        paged(
          'chat_id',
          read
            .selectFrom('chat_members')
            .leftJoin('users', 'users.id', 'chat_members.other_id')
            .select(['chat_id', 'other_id as member_id', 'users.first_name', 'users.last_name', 'muted'])
            .where('user_id', '=', userId),
        ),
    },
    { name: 'messages', rows: messages },
    {
      name: 'listings',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('listings')
            .select([
              'id',
              'title',
              'description',
              'category',
              'price as price_in_cents',
              'status',
              'zip',
              'created_at',
              'updated_at',
            ])
            .where('owner_id', '=', userId),
        ),
    },
    {
      name: 'listing-photos',
      rows: (userId) =>
        paged(
          'file_id',
          read
            .selectFrom('listing_photos')
            .innerJoin('listings', 'listings.id', 'listing_photos.listing_id')
            .select(['listing_id', 'position', 'file_id', 'listing_photos.description'])
            .where('listings.owner_id', '=', userId),
        ),
    },
    {
      name: 'saved-listings',
      rows: (userId) =>
        paged(
          'listing_id',
          read
            .selectFrom('saved_listings')
            .select(['listing_id', 'created_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'saved-searches',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('saved_searches')
            .select([
              'search',
              'category',
              'min_price as min_price_in_cents',
              'max_price as max_price_in_cents',
              'distance',
              'zip',
              'created_at',
            ])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'notifications',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('notifications')
            .select(['kind', 'actor_id', 'subject_id', 'excerpt', 'read_at', 'created_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'muted-notifications',
      rows: (userId) =>
        paged('kind', read.selectFrom('muted_notifications').select('kind').where('user_id', '=', userId)),
    },
    {
      name: 'reports',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('reports')
            .select(['subject_type', 'subject_id', 'category', 'details', 'status', 'created_at'])
            .where('reporter_id', '=', userId),
        ),
    },
    {
      name: 'decisions',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('decisions')
            .select([
              'subject_type',
              'subject_id',
              'excerpt',
              'outcome',
              'reason',
              'created_at',
              'appeal_state',
              'appeal_text',
              'appealed_at',
              'appeal_reason',
              'appeal_decided_at',
            ])
            .where('member_id', '=', userId)
            // Nobody learns that they were reported where nothing came of it.
            .where('outcome', '!=', 'dismissed'),
        ),
    },
    {
      name: 'payments',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('payments')
            .select([
              'id',
              'plan_name',
              'amount as amount_in_cents',
              'reference',
              'payer_name',
              'payer_contact',
              'payer_reference',
              'state',
              'expires_at',
              'created_at',
            ])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'disputes',
      rows: (userId) =>
        paged(
          'payment_id',
          read
            .selectFrom('payment_disputes')
            .innerJoin('payments', 'payments.id', 'payment_disputes.payment_id')
            .select(['payment_id', 'text', 'answer', 'answered_at', 'payment_disputes.created_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'subscription',
      rows: (userId) =>
        paged(
          'periods.id',
          read
            .selectFrom('periods')
            .innerJoin('plans', 'plans.id', 'periods.plan_id')
            .select(['plans.name as plan_name', 'periods.price as price_in_cents', 'starts_at', 'ends_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'suspensions',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('exclusions')
            .select(['kind', 'reason', 'starts_at', 'ends_at', 'lifted_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'marked-publications',
      rows: (userId) =>
        paged(
          'publications.id',
          read
            .selectFrom('publication_marks')
            .innerJoin('publications', 'publications.id', 'publication_marks.publication_id')
            .select(['kind', 'title', 'note', 'publication_marks.created_at'])
            .where('user_id', '=', userId),
        ),
    },
    {
      name: 'calendar-address',
      rows: (userId) =>
        paged('id', read.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId)),
    },
    {
      name: 'sessions',
      rows: (userId) =>
        paged(
          'id',
          read
            .selectFrom('sessions')
            .select(['browser', 'system', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
            .where('user_id', '=', userId),
        ),
    },
  ];
}

/** The pictures, videos and documents that the member has uploaded. */
export async function uploadsOf({ read }: Pick<Database, 'read'>, userId: string) {
  const files = read
    .selectFrom('files')
    .select(['id', 'content_type', 'created_at'])
    .where('owner_id', '=', userId);
  const attachments = read
    .selectFrom('attachments')
    .select(['id', 'content_type', 'created_at'])
    .where('owner_id', '=', userId);
  return files.unionAll(attachments).execute();
}
