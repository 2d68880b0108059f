import { describe, expect, it } from 'vitest';
import {
  changeReplies,
  insertComment,
  newestFirst,
  oldestFirst,
  patchComment,
  removeComment,
  type Comment,
  type CommentPages,
} from './comment-cache.ts';

function sampleComment(number: number): Comment {
  return {
    _id: `019a2b3c-4d5e-7f60-8a7b-${String(number).padStart(12, '0')}`,
    postId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
    parentId: null,
    content: String(number),
    userId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
    user: { first_name: 'Maria', last_name: 'Rossi' },
    createdAt: new Date(Date.UTC(2026, 10, 21) + number * 60_000).toISOString(),
    updatedAt: null,
    replies: 0,
    abilities: { edit: true, delete: true },
  };
}

function pages(...lists: number[][]): CommentPages {
  return {
    pages: lists.map((list) => ({ comments: list.map(sampleComment), nextCursor: 'more' })),
    pageParams: lists.map(() => null),
  };
}

const replies = (after: CommentPages) => newestFirst(after)[1]?.replies;
const contents = (comments: Comment[]) => comments.map((comment) => Number(comment.content));

describe('the comments of a post', () => {
  it('puts a new comment on top, once', () => {
    const once = insertComment(pages([3, 2], [1]), sampleComment(4));
    expect(contents(newestFirst(insertComment(once, sampleComment(4))))).toEqual([4, 3, 2, 1]);
  });

  it('keeps replies in order when one’s own is known before those between', () => {
    const replied = insertComment(pages([1, 2]), sampleComment(9));
    const readOn = { ...replied, pages: [...replied.pages, ...pages([3, 9]).pages] };
    expect(contents(oldestFirst(readOn))).toEqual([1, 2, 3, 9]);
  });

  it('changes and removes the one comment', () => {
    const id = sampleComment(2)._id;
    const changed = patchComment(pages([3, 2]), id, { content: '20' });
    expect(contents(newestFirst(changed))).toEqual([3, 20]);
    expect(contents(newestFirst(removeComment(changed, id)))).toEqual([3]);
  });

  it('counts replies and never below none', () => {
    const id = sampleComment(2)._id;
    expect(replies(changeReplies(pages([3, 2]), id, 1))).toBe(1);
    expect(replies(changeReplies(pages([3, 2]), id, -1))).toBe(0);
  });
});
