import type { ComponentMessages } from './components.ts';
import type { FeedMessages } from './feed.ts';
import type { MarketMessages } from './market.ts';
import type { PatternMessages } from './patterns.ts';

/** All built-in strings of one language, area by area. */
export type Messages = {
  readonly components: ComponentMessages;
  readonly feed: FeedMessages;
  readonly market?: MarketMessages;
  readonly patterns: PatternMessages;
};
