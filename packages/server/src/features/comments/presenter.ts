import type { components } from '@parvis/api-client/contract';
import type { Actor } from '../../platform/http/contract.ts';
import { commentAbilities } from './policy.ts';
import type { CommentRow } from './repository.ts';

export type Comment = components['schemas']['Comment'];

export function presentComment(comment: CommentRow, viewer: Actor): Comment {
  return {
    _id: comment.id,
    postId: comment.post_id,
    parentId: comment.parent_id,
    content: comment.content,
    userId: comment.author_id,
    user: { first_name: comment.first_name, last_name: comment.last_name },
    createdAt: new Date(comment.created_at).toISOString(),
    updatedAt: comment.updated_at === null ? null : new Date(comment.updated_at).toISOString(),
    replies: comment.replies,
    abilities: commentAbilities(viewer, comment),
  };
}
