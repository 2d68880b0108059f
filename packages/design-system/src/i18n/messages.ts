import type { FeedMessages } from './feed-messages.ts';
import type { PatternMessages } from './pattern-messages.ts';

/** The strings that components bring themselves. What a site says is passed to them as props. */
export type Messages = PatternMessages & {
  /** Names a control that waits for an answer, beside its own name. */
  readonly loading: string;
  readonly close: string;
  /** The answer that changes nothing. */
  readonly cancel: string;
  /** Names the region in which toasts appear. */
  readonly notifications: string;
  readonly skipToContent: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  /** Marks a field that may stay empty. */
  readonly optional: string;
  /** Read out and shown under a text with a limit. */
  readonly charactersLeft: (count: number) => string;
  readonly charactersTooMany: (count: number) => string;
  /** Said after the text of a link that leaves the site. */
  readonly opensElsewhere: string;
  /** The strings of the patterns of a feed; without them, those of the provider's language. */
  readonly feed?: FeedMessages;
};
