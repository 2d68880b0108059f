export { Feed, type FeedPlace, type FeedProps } from './feed.tsx';
export { focusPost } from './feed-focus.ts';
export { useStayMounted } from '../../utilities/windowed-item.ts';
