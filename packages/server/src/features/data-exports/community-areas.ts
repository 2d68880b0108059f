import { sql, type SqlBool } from 'kysely';
import { paged, type AreasOf } from './areas.ts';
import { nameColumns } from '../people/index.ts';
import { reactionCounters } from '../reaction-types/index.ts';

/** The member's posts, comments, reactions, friendships and follows. */
export const communityAreas: AreasOf = (read) => [
  {
    name: 'posts',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('posts')
          .select([
            'id',
            'title',
            'content',
            'type',
            'group_id',
            'file_id',
            'file_description',
            ...reactionCounters,
            'is_intention',
            'is_anonymous',
            'answered_at',
            'thanks',
            'shares',
            'comments',
            'created_at',
            'updated_at',
          ])
          .where('author_id', '=', userId),
      ),
  },
  {
    name: 'post-photos',
    rows: (userId) =>
      paged(
        read,
        'post_photos.file_id',
        read
          .selectFrom('post_photos')
          .innerJoin('posts', 'posts.id', 'post_photos.post_id')
          .select(['post_id', 'position', 'post_photos.file_id', 'description'])
          .where('posts.author_id', '=', userId),
      ),
  },
  {
    name: 'groups',
    rows: (userId) =>
      paged(
        read,
        'group_members.id',
        read
          .selectFrom('group_members')
          .innerJoin('groups', 'groups.id', 'group_members.group_id')
          .select(['group_id', 'name', 'role', 'group_members.created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'comments',
    rows: (userId) =>
      paged(
        read,
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
        read,
        'post_id',
        read.selectFrom('reactions').select(['post_id', 'type', 'created_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'shares',
    rows: (userId) =>
      paged(
        read,
        'id',
        read.selectFrom('post_shares').select(['post_id', 'created_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'saved-posts',
    rows: (userId) =>
      paged(
        read,
        'post_id',
        read.selectFrom('saved_posts').select(['post_id', 'created_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'hidden-posts',
    rows: (userId) =>
      paged(
        read,
        'post_id',
        read.selectFrom('hidden_posts').select(['post_id', 'created_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'shared-prayers',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('shared_prayers')
          .select([
            'id',
            'kind',
            'title',
            'intention',
            'audience',
            'group_id',
            'parish_id',
            'post_id',
            'mysteries',
            'day',
            'time_zone',
            'begins_at',
            'ends_at',
            'capacity',
            'state',
            'created_at',
          ])
          .where('starter_id', '=', userId),
      ),
  },
  {
    name: 'prayer-slots',
    rows: (userId) =>
      paged(
        read,
        'taken_slots.id',
        read
          .selectFrom('taken_slots')
          .innerJoin('shared_prayers', 'shared_prayers.id', 'taken_slots.shared_prayer_id')
          .select(['shared_prayer_id', 'title', 'slot', 'remind_minutes', 'taken_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'friendships',
    rows: (userId) =>
      paged(
        read,
        'friendships.id',
        read
          .selectFrom('friendships')
          .innerJoin('users', (join) =>
            join.on(sql<SqlBool>`users.id = case when low_id = ${userId} then high_id else low_id end`),
          )
          .select([
            'users.id as member_id',
            ...nameColumns,
            'friendships.requester_id',
            'friendships.created_at',
            // A declined request looks like an open one, because the requester must not learn of the decline.
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
        read,
        'followed_id',
        read
          .selectFrom('follows')
          .innerJoin('users', 'users.id', 'follows.followed_id')
          .select(['followed_id as member_id', ...nameColumns, 'follows.created_at'])
          .where('follower_id', '=', userId),
      ),
  },
  {
    name: 'parishes',
    rows: (userId) =>
      paged(
        read,
        'parish_follows.id',
        read
          .selectFrom('parish_follows')
          .innerJoin('publications', 'publications.id', 'parish_follows.parish_id')
          .select(['parish_id', 'title', 'is_mine', 'is_visible', 'parish_follows.created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'blocked',
    rows: (userId) =>
      paged(
        read,
        'blocked_id',
        read
          .selectFrom('blocks')
          .innerJoin('users', 'users.id', 'blocks.blocked_id')
          .select(['blocked_id as member_id', ...nameColumns, 'blocks.created_at'])
          .where('blocker_id', '=', userId),
      ),
  },
];
