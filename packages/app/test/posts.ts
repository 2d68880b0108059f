import type { Schemas } from '@parvis/api-client';
import { refusal, type FakeServer } from './fake-server.ts';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';
import { aPerson, type Person } from './people.ts';

export type Post = Schemas['Post'];
export type Comment = Schemas['PostComment'];

/** A post of another member. */
export function aPost(content: string, changes: Partial<Post> = {}): Post {
  const { post } = exampleOf(operationNamed('GET /post/getById/{id}'))
    .body as AnswerOf<'GET /post/getById/{id}'>;
  return {
    ...post,
    _id: newId(),
    title: '',
    content,
    author_id: { ...aPerson('Josef'), email: null },
    abilities: { edit: false, delete: false },
    ...changes,
  };
}

/** A post that the member is allowed to edit and delete. */
export const ownPost = (content: string, changes: Partial<Post> = {}): Post => {
  const { post } = exampleOf(operationNamed('GET /post/getById/{id}'))
    .body as AnswerOf<'GET /post/getById/{id}'>;
  const { author_id, abilities } = post;
  return aPost(content, { author_id, abilities, ...changes });
};

/** A comment of another member. */
export function aComment(
  postId: string,
  content: string,
  changes: Partial<Comment> = {},
  user: Person = aPerson('Josef'),
): Comment {
  const { comment } = exampleOf(operationNamed('POST /comment/create'))
    .body as AnswerOf<'POST /comment/create'>;
  const { _id: userId, ...names } = user;
  return {
    ...comment,
    _id: newId(),
    postId,
    content,
    userId,
    user: names,
    abilities: { edit: false, delete: false },
    ...changes,
  };
}

export interface Community {
  /** The posts, newest first. */
  posts: Post[];
}

/** Serves these posts, both as a list and one by one. A test changes `posts` to simulate other members. */
export function servePosts(server: FakeServer, ...posts: Post[]): Community {
  const community: Community = { posts };
  server.answer('GET /post/all', ({ query }) => {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? community.posts.length);
    return {
      posts: community.posts.slice(start, end),
      nextCursor: end < community.posts.length ? String(end) : null,
    };
  });
  server.answer('GET /post/getById/{id}', ({ params }) => {
    const post = community.posts.find(({ _id }) => _id === params['id']);
    return post === undefined ? refusal(404) : { post };
  });
  return community;
}
