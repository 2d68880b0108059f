import { fullName } from '../people/index.ts';
import type { Post } from './post-cache.ts';

/** The text of a post that is not rendered, so that the browser's find-in-page can match it. */
export function searchableText(post: Post | undefined): string {
  if (post === undefined) return '';
  return [fullName(post.author_id), post.title, post.content].filter((text) => text !== '').join('\n');
}
