import type { Season } from '../../styles/index.ts';

export type CalendarViewName = 'month' | 'week' | 'list';

type Timed = {
  /** The start and the end, as instants in ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
};

type WholeDay = {
  /** The day, such as '2026-12-08', of an entry without a time. */
  readonly date: string;
};

export type CalendarEntry = (Timed | WholeDay) & {
  readonly id: string;
  readonly title: string;
  /** The language of the title, if it differs from the page's. */
  readonly contentLang?: string | undefined;
  /** The address of the entry's page. */
  readonly href?: string | undefined;
  /** The source and the place: 'Your parish', 'Parish hall'. */
  readonly details?: readonly string[];
};

/** A day of the liturgical calendar. */
export type CalendarDayInfo = {
  /** The day, such as '2026-12-08'. */
  readonly date: string;
  /** The season whose color the day has. */
  readonly season: Season;
  /** The color as text: 'White'. */
  readonly color: string;
  /** The celebration: 'The Immaculate Conception of the Virgin Mary'. */
  readonly celebration: string;
  /** Whether the celebration is also shown in the cells of a month and in a list. */
  readonly isFeast?: boolean;
  /** The rank and the obligations, each in a few words: 'Solemnity', 'Holy day of obligation'. */
  readonly facts?: readonly string[];
};
