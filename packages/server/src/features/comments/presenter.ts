import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { presentMentions } from '../mentions/index.ts';
import { createPersonPresenter, namesOf } from '../people/index.ts';
import { anonymityFor, nobody } from '../posts/index.ts';
import { commentAbilities } from './policy.ts';
import type { CommentRow } from './repository.ts';

export type Comment = components['schemas']['PostComment'];

export type CommentPresenter = (comment: CommentRow, viewer: Actor) => Comment;

export function createCommentPresenter(dependencies: Dependencies): CommentPresenter {
  const { avatarOf } = createPersonPresenter(dependencies);

  return (comment, viewer) => {
    const anonymity = comment.is_anonymous ? anonymityFor(viewer, comment.author_id) : null;
    const isNamed = anonymity !== 'hidden';
    return {
      _id: comment.id,
      postId: comment.post_id,
      parentId: comment.parent_id,
      content: comment.content,
      ...presentMentions(comment.mentions),
      userId: isNamed ? comment.author_id : nobody._id,
      user: {
        ...namesOf(isNamed ? comment : nobody),
        avatar: isNamed ? avatarOf(comment.avatar_id) : null,
      },
      ...(anonymity === null ? {} : { anonymous: anonymity }),
      createdAt: new Date(comment.created_at).toISOString(),
      updatedAt: comment.updated_at === null ? null : new Date(comment.updated_at).toISOString(),
      replies: comment.replies,
      ...(comment.is_hidden ? { isHidden: true } : {}),
      abilities: commentAbilities(viewer, comment),
    };
  };
}
