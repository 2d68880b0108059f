export function postLink(origin: string, postId: string): string {
  const url = new URL('/community', origin);
  url.searchParams.set('post', postId);
  return url.href;
}
