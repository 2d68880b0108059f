export type { ChatMessages } from './chat.ts';
export type { ComponentMessages } from './components.ts';
export type { FeedMessages } from './feed.ts';
export type { MarketMessages } from './market.ts';
export type { Messages } from './messages.ts';
export type { PatternMessages } from './patterns.ts';
export type { PeopleMessages } from './people.ts';
export { counting, type PluralForms } from './plural.ts';
export type { TimeMessages } from './time.ts';
