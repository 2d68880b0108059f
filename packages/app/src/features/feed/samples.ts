import { samplePerson } from '../people/samples.ts';
import type { Comment } from './comment-cache.ts';
import type { Post } from './post-cache.ts';

/** A post for tests. A higher number means a newer post. */
export function samplePost(number: number, changes: Partial<Post> = {}): Post {
  return {
    _id: `019a2b3c-4d5e-7f60-8a7b-${String(number).padStart(12, '0')}`,
    title: String(number),
    content: 'Procession on Sunday.',
    type: 'community',
    author_id: { ...samplePerson(), email: null },
    images: [],
    video: null,
    createdAt: new Date(Date.UTC(2026, 10, 21) + number * 60_000).toISOString(),
    updatedAt: null,
    reactions: { like: 0, dislike: 0 },
    myReaction: null,
    shares: 0,
    comments: 0,
    abilities: { edit: true, delete: true },
    ...changes,
  };
}

export function sampleComment(number: number, changes: Partial<Comment> = {}): Comment {
  return {
    _id: `019a2b3c-4d5e-7f60-8a7b-${String(number).padStart(12, '0')}`,
    postId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
    parentId: null,
    content: String(number),
    userId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
    user: samplePerson(),
    createdAt: new Date(Date.UTC(2026, 10, 21) + number * 60_000).toISOString(),
    updatedAt: null,
    replies: 0,
    abilities: { edit: true, delete: true },
    ...changes,
  };
}
