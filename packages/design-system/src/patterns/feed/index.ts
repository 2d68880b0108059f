export { Feed, type FeedPlace, type FeedProps } from './feed.tsx';
export { useStayMounted } from '../../utilities/windowed-item.ts';
