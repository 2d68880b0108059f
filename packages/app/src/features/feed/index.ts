export { GroupPosts } from './group-posts.tsx';
export { MemberPosts } from './member-posts.tsx';
export { savedPosts } from './lazy-saved-posts.ts';
