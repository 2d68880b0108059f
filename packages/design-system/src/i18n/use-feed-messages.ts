import { useDesignSystem } from '../provider/design-system-context.ts';
import { feed } from './en/feed.ts';
import type { FeedMessages } from './feed.ts';

/** The strings of a feed. The English ones come with the feed, so that no other page pays for them. */
export function useFeedMessages(): FeedMessages {
  return useDesignSystem().messages.feed ?? feed;
}
