import { useDesignSystem } from '../provider/design-system-context.ts';
import { feed } from './en/feed.ts';
import type { FeedMessages } from './feed.ts';

/**
 * The strings of a feed, in the provider's language or else in English. The feed's code includes the English
 * strings, so that other pages do not load them.
 */
export function useFeedMessages(): FeedMessages {
  return useDesignSystem().messages.feed ?? feed;
}
