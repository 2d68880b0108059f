export { Feed, type FeedProps } from './feed.tsx';
