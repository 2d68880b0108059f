import type { CalendarDayInfo, CalendarEntry } from './calendar-types.ts';

/** The entries of the samples are in this time zone. */
export const sampleZone = 'America/Chicago';

export const sampleEntries: readonly CalendarEntry[] = [
  {
    id: 'rosary',
    title: 'Rosary for the sick',
    startsAt: '2026-12-08T00:00:00Z',
    endsAt: '2026-12-08T00:45:00Z',
    href: '#rosary',
    details: ['Going', 'Chapel'],
  },
  {
    id: 'choir',
    title: 'Choir practice',
    startsAt: '2026-12-08T23:30:00Z',
    endsAt: '2026-12-09T01:00:00Z',
    href: '#choir',
    details: ['Your groups', 'Parish hall'],
  },
  {
    id: 'breakfast',
    title: 'Parish breakfast',
    startsAt: '2026-12-08T14:00:00Z',
    endsAt: '2026-12-08T16:00:00Z',
    href: '#breakfast',
    details: ['Your parish'],
  },
  {
    id: 'procession',
    title: 'Procession with candles through the old town',
    startsAt: '2026-12-09T02:00:00Z',
    endsAt: '2026-12-09T03:00:00Z',
    href: '#procession',
    details: ['Your parish'],
  },
  { id: 'collection', title: 'Food collection', date: '2026-12-12', details: ['Your parish'] },
  {
    id: 'retreat',
    title: 'Advent retreat',
    startsAt: '2026-12-18T23:00:00Z',
    endsAt: '2026-12-20T18:00:00Z',
    href: '#retreat',
    details: ['Going'],
  },
];

const weekday = (date: string): CalendarDayInfo => ({
  date,
  season: 'violet',
  color: 'Violet',
  celebration: 'Weekday of Advent',
});

export const sampleDays: readonly CalendarDayInfo[] = [
  weekday('2026-12-07'),
  {
    date: '2026-12-08',
    season: 'gold',
    color: 'White',
    celebration: 'The Immaculate Conception of the Virgin Mary',
    isFeast: true,
    facts: ['Solemnity', 'Holy day of obligation'],
  },
  weekday('2026-12-09'),
  weekday('2026-12-10'),
  weekday('2026-12-11'),
  {
    date: '2026-12-13',
    season: 'rose',
    color: 'Rose',
    celebration: '3rd Sunday of Advent',
    facts: ['Sunday'],
  },
];
