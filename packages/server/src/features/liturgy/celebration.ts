import type { components } from '@parvis/api-client/contract';

type Schemas = components['schemas'];

export type Color = Schemas['LiturgicalColor'];
export type Season = Schemas['LiturgicalSeason'];
export type Rank = Schemas['LiturgicalRank'];
export type Title = Schemas['LocalizedText'];

/**
 * The places in the table of liturgical days (Universal Norms, no. 59). The celebration with the lower number wins.
 */
export const precedence = {
  triduum: 1,
  privileged: 2,
  solemnity: 3,
  lordsFeast: 5,
  sunday: 6,
  feast: 7,
  properFeast: 8,
  privilegedWeekday: 9,
  movableMemorial: 9.5,
  memorial: 10,
  properMemorial: 11,
  optional: 12,
  weekday: 13,
} as const;

export interface Celebration {
  readonly title: Title;
  readonly rank: Rank;
  readonly color: Color;
  readonly precedence: number;
}

/** A celebration on a fixed date, `MM-DD`. */
export type CalendarRow = readonly [
  date: string,
  kind: 'solemnity' | 'lord' | 'feast' | 'memorial' | 'optional',
  color: Extract<Color, 'white' | 'red' | 'violet'>,
  title: Title,
];
