export { GroupPosts } from './group-posts.tsx';
export { MemberPosts } from './member-posts.tsx';
