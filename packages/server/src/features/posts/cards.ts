import type { Kysely, Selectable, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PostsTable } from './tables.ts';
import { isHidden } from '../hidden-content/index.ts';
import { linkPreviewColumns, type LinkPreviewRow } from '../link-previews/index.ts';
import { personFieldColumns, type PersonRow } from '../people/index.ts';
import type { MentionRow } from '../mentions/index.ts';
import type { GroupRole } from '../group-roles/index.ts';
import { reactionCounters } from '../reaction-types/index.ts';
import type { PhotoRow } from './photos.ts';

type UsersTable = DatabaseSchema['users'];
type ReactionsTable = DatabaseSchema['reactions'];

/** One row contains everything that the card of a post shows, except its mentions and the photos after the first one. */
export const cards = (database: Kysely<DatabaseSchema>, viewer: string) =>
  database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('files', 'files.id', 'posts.file_id')
    .leftJoin('reactions', (join) =>
      join.onRef('reactions.post_id', '=', 'posts.id').on('reactions.user_id', '=', viewer),
    )
    .leftJoin('link_previews', (join) =>
      join.onRef('link_previews.id', '=', 'posts.link_preview_id').on('link_previews.outcome', '=', 'ready'),
    )
    .leftJoin('saved_posts', (join) =>
      join.onRef('saved_posts.post_id', '=', 'posts.id').on('saved_posts.user_id', '=', viewer),
    )
    .leftJoin('groups', 'groups.id', 'posts.group_id')
    .leftJoin('group_members', (join) =>
      join.onRef('group_members.group_id', '=', 'posts.group_id').on('group_members.user_id', '=', viewer),
    )
    .select([
      'posts.id',
      'posts.author_id',
      'posts.group_id',
      'groups.name as group_name',
      'group_members.role as group_role',
      'posts.title',
      'posts.content',
      'posts.type',
      'posts.is_intention',
      'posts.is_anonymous',
      'posts.answered_at',
      'posts.thanks',
      'posts.file_id',
      'posts.file_description',
      ...reactionCounters.map((counter) => `posts.${counter}` as const),
      'posts.shares',
      'posts.comments',
      'posts.created_at',
      'posts.updated_at',
      ...personFieldColumns,
      'users.email',
      'users.email_visible',
      'files.content_type as file_content_type',
      'files.width as file_width',
      'files.height as file_height',
      'files.placeholder as file_placeholder',
      'reactions.type as reaction',
      'saved_posts.created_at as saved_at',
      ...linkPreviewColumns,
    ])
    .select(isHidden('posts.author_id', 'posts.id').as('is_hidden'))
    .select((post) =>
      post
        .exists(
          post
            .selectFrom('post_photos')
            .select('post_photos.post_id')
            .whereRef('post_photos.post_id', '=', 'posts.id'),
        )
        .as('has_gallery'),
    );

/** A post with everything that its card shows, except its mentions and the photos after the first one. */
export interface CardRow
  extends
    Omit<Selectable<PostsTable>, 'idempotency_key' | 'fingerprint' | 'link_preview_id'>,
    Omit<PersonRow, 'id'>,
    LinkPreviewRow,
    Pick<Selectable<UsersTable>, 'email' | 'email_visible'> {
  group_name: string | null;
  /** The role of the viewer in the group of the post. */
  group_role: GroupRole | null;
  file_content_type: string | null;
  file_width: number | null;
  file_height: number | null;
  file_placeholder: string | null;
  reaction: ReactionsTable['type'] | null;
  /** When the viewer saved the post. Null if they have not. */
  saved_at: number | null;
  /** SQLite returns 1 for true. */
  is_hidden: SqlBool;
  /** Whether the post has photos after the first one. */
  has_gallery: SqlBool;
}

export interface PostRow extends CardRow {
  /** The photos after the first one. */
  readonly photos: readonly PhotoRow[];
  /** The mentioned members whom the viewer can see. */
  readonly mentions: readonly MentionRow[];
}
