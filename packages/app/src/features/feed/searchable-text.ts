import { fullName } from '../people/person.ts';
import type { Post } from './post-cache.ts';

/** Finds a post that is not on the page, when the reader searches the page for words. */
export function searchableText(post: Post | undefined): string {
  if (post === undefined) return '';
  return [fullName(post.author_id), post.title, post.content].filter((text) => text !== '').join('\n');
}
