import type { Post } from './post-cache.ts';

/** The first picture or the video, for the card. */
export function mediaOf({ images: [picture], video }: Post) {
  if (picture !== undefined) {
    const { url, sources, width, height, description, placeholder } = picture;
    return { kind: 'picture' as const, src: url, sources, width, height, description, placeholder };
  }
  if (video === null) return null;
  const { url, contentType, description } = video;
  return { kind: 'video' as const, src: url, contentType, description };
}
