import type { CalendarMessages } from './calendar.ts';
import type { ChatMessages } from './chat.ts';
import type { ComponentMessages } from './components.ts';
import type { ControlMessages } from './controls.ts';
import type { EmojiMessages } from './emojis.ts';
import type { FeedMessages } from './feed.ts';
import type { LinkMessages } from './links.ts';
import type { MarketMessages } from './market.ts';
import type { MediaMessages } from './media.ts';
import type { PatternMessages } from './patterns.ts';
import type { PeopleMessages } from './people.ts';
import type { TimeMessages } from './time.ts';

/** All built-in strings of one language, grouped by area. */
export type Messages = {
  readonly calendar: CalendarMessages;
  readonly chat: ChatMessages;
  readonly components: ComponentMessages;
  readonly controls: ControlMessages;
  readonly emojis: EmojiMessages;
  readonly feed: FeedMessages;
  readonly links: LinkMessages;
  readonly market: MarketMessages;
  readonly media: MediaMessages;
  readonly patterns: PatternMessages;
  readonly people: PeopleMessages;
  readonly time: TimeMessages;
};
