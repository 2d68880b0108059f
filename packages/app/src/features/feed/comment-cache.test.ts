import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  insertComment,
  insertReply,
  mapComments,
  patchComment,
  removeComment,
  type Comment,
  type CommentPages,
} from './comment-cache.ts';
import { sampleComment } from './samples.ts';

function pages(...lists: number[][]): CommentPages {
  return {
    pages: lists.map((list) => ({
      comments: list.map((number) => sampleComment(number)),
      nextCursor: 'more',
    })),
    pageParams: lists.map(() => null),
  };
}

const contents = (comments: Comment[]) => comments.map((comment) => Number(comment.content));

describe('the comments of a post', () => {
  it('puts a new comment at the top, and only once', () => {
    const once = insertComment(pages([3, 2], [1]), sampleComment(4));
    expect(contents(commentsOf(insertComment(once, sampleComment(4))))).toEqual([4, 3, 2, 1]);
  });

  it('shows a comment on two pages only once', () => {
    expect(contents(commentsOf(pages([3, 2], [2, 1])))).toEqual([3, 2, 1]);
  });

  it('puts a new reply at the end, and only once', () => {
    const replies = [sampleComment(1), sampleComment(2)];
    const once = insertReply(replies, sampleComment(3));
    expect(contents(insertReply(once, sampleComment(3)))).toEqual([1, 2, 3]);
  });

  it('changes and removes a comment on any page', () => {
    const id = sampleComment(2)._id;
    const changed = mapComments(pages([4, 3], [2, 1]), (comments) =>
      patchComment(comments, id, ({ replies }) => ({ content: '20', replies: replies + 1 })),
    );
    expect(contents(commentsOf(changed))).toEqual([4, 3, 20, 1]);
    expect(commentsOf(changed).map((comment) => comment.replies)).toEqual([0, 0, 1, 0]);
    const removed = mapComments(changed, (comments) => removeComment(comments, id));
    expect(contents(commentsOf(removed))).toEqual([4, 3, 1]);
  });
});
