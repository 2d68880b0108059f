export type { FeedMessages } from './feed-messages.ts';
export type { Messages } from './messages.ts';
export { english } from './en.ts';
export { spanish } from './es.ts';
