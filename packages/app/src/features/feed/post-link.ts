/** The fragment that leads to the comments of a post's page. */
export const commentsFragment = '#comments';

export const postPath = (postId: string): string => `/post/${encodeURIComponent(postId)}`;

export function postLink(origin: string, postId: string): string {
  return new URL(postPath(postId), origin).href;
}
