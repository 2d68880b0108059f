import { useDesignSystem } from '../provider/design-system-context.ts';
import { feed } from './en/feed.ts';
import type { FeedMessages } from './feed.ts';

/** The strings of a feed. The English ones are bundled with the feed, so that other pages do not load them. */
export function useFeedMessages(): FeedMessages {
  return useDesignSystem().messages.feed ?? feed;
}
