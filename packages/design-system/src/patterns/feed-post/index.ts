export { FeedPost, type FeedPostProps, type PostAuthor, type PostReaction } from './feed-post.tsx';
export { FeedPostSkeleton, type FeedPostSkeletonProps } from './feed-post-skeleton.tsx';
export { type ActionItem } from './action-menu.tsx';
export { type GalleryMedia, type PictureMedia, type VideoMedia } from './post-media.tsx';
