import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';

export type Comment = Schemas['PostComment'];
type CommentPage = Schemas['CommentPage'];
export type CommentPages = InfiniteData<CommentPage, string | null>;

export function mapComments(
  pages: CommentPages,
  change: (comments: Comment[], pageIndex: number) => Comment[],
): CommentPages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({ ...page, comments: change(page.comments, index) })),
  };
}

function byTime(one: Comment, other: Comment): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one._id < other._id ? -1 : 1;
}

export function commentsOf(pages: Pick<CommentPages, 'pages'>): Comment[] {
  const byId = new Map<string, Comment>();
  for (const page of pages.pages) for (const comment of page.comments) byId.set(comment._id, comment);
  return [...byId.values()].toSorted((one, other) => byTime(other, one));
}

export function insertComment(pages: CommentPages, comment: Comment): CommentPages {
  return mapComments(pages, (comments, index) => {
    const others = removeComment(comments, comment._id);
    return index === 0 ? [comment, ...others] : others;
  });
}

export function insertReply(replies: Comment[], reply: Comment): Comment[] {
  return [...removeComment(replies, reply._id), reply].toSorted(byTime);
}

export function patchComment(
  comments: Comment[],
  id: string,
  patch: (comment: Comment) => Partial<Comment>,
): Comment[] {
  return comments.map((comment) => (comment._id === id ? { ...comment, ...patch(comment) } : comment));
}

export function removeComment(comments: Comment[], id: string): Comment[] {
  return comments.filter((comment) => comment._id !== id);
}
