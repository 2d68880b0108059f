import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';

export type Comment = Schemas['Comment'];
export type CommentPage = Schemas['CommentPage'];
export type CommentPages = InfiniteData<CommentPage, string | null>;
type LoadedPages = Pick<CommentPages, 'pages'>;

function mapComments(
  pages: CommentPages,
  change: (comments: Comment[], index: number) => Comment[],
): CommentPages {
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({ ...page, comments: change(page.comments, index) })),
  };
}

function withoutDoubles(pages: LoadedPages): Comment[] {
  const byId = new Map<string, Comment>();
  for (const page of pages.pages) for (const comment of page.comments) byId.set(comment._id, comment);
  return [...byId.values()];
}

function byTime(one: Comment, other: Comment): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one._id < other._id ? -1 : 1;
}

export function newestFirst(pages: LoadedPages): Comment[] {
  return withoutDoubles(pages).toSorted((one, other) => byTime(other, one));
}

/** One's own reply is known before the pages between are read, so the order is made here. */
export function oldestFirst(pages: LoadedPages): Comment[] {
  return withoutDoubles(pages).toSorted(byTime);
}

export function insertComment(pages: CommentPages, comment: Comment): CommentPages {
  return mapComments(pages, (comments, index) => {
    const others = comments.filter((other) => other._id !== comment._id);
    return index === 0 ? [comment, ...others] : others;
  });
}

export function patchComment(pages: CommentPages, id: string, patch: Partial<Comment>): CommentPages {
  return mapComments(pages, (comments) =>
    comments.map((comment) => (comment._id === id ? { ...comment, ...patch } : comment)),
  );
}

export function removeComment(pages: CommentPages, id: string): CommentPages {
  return mapComments(pages, (comments) => comments.filter((comment) => comment._id !== id));
}

export function changeReplies(pages: CommentPages, id: string, step: 1 | -1): CommentPages {
  return mapComments(pages, (comments) =>
    comments.map((comment) =>
      comment._id === id ? { ...comment, replies: Math.max(0, comment.replies + step) } : comment,
    ),
  );
}
