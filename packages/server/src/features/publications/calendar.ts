import type { components } from '@parvis/api-client/contract';
import { calendarDocument, calendarText, instantText, wallText } from './calendar-lines.ts';
import { zoneLines } from './calendar-zone.ts';
import { instantOf, readWallTime } from '../../platform/zoned-time.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: number;
  readonly event: components['schemas']['EventDetails'];
}

interface CalendarOptions {
  readonly name: string;
  readonly now: number;
  /** Where the events are read. */
  readonly siteUrl: URL;
}

const DAY = 24 * 60 * 60 * 1000;
/** As long as what clocks are set to is told ahead; whoever subscribes is told anew long before. */
const AHEAD = 10 * 366 * DAY;

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

const startOf = ({ startsAt }: CalendarEvent['event']): number => readWallTime(startsAt) ?? 0;

/** A single time is told in UTC; a series keeps the time of its clocks. */
function timeLines(event: CalendarEvent['event']): string[] {
  const { minutes, timeZone, recurrence, until } = event;
  const start = startOf(event);
  const duration = `DURATION:PT${minutes}M`;
  if (recurrence === 'none') return [`DTSTART:${instantText(instantOf(start, timeZone))}`, duration];
  const end = until === null ? null : readWallTime(`${until}T23:59`);
  const last = end === null ? '' : `;UNTIL=${instantText(instantOf(end, timeZone))}`;
  return [
    `DTSTART;TZID=${timeZone}:${wallText(start)}`,
    duration,
    `RRULE:FREQ=${frequencies[recurrence]}${last}`,
  ];
}

function eventLines({ id, title, summary, updatedAt, event }: CalendarEvent, siteUrl: URL): string[] {
  const { place, link } = event;
  const page = new URL(`/event/${id}`, siteUrl).href;
  const description = [summary, link].filter((text) => text !== '').join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instantText(updatedAt)}`,
    `LAST-MODIFIED:${instantText(updatedAt)}`,
    ...timeLines(event),
    `SUMMARY:${calendarText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${calendarText(description)}`]),
    ...(place === '' && link === '' ? [] : [`LOCATION:${calendarText(place === '' ? link : place)}`]),
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** A calendar by RFC 5545. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { name, now, siteUrl }: CalendarOptions,
): Buffer {
  const starts = new Map<string, number>();
  for (const { event } of events) {
    if (event.recurrence === 'none') continue;
    const known = starts.get(event.timeZone) ?? Number.POSITIVE_INFINITY;
    starts.set(event.timeZone, Math.min(known, startOf(event) - 2 * DAY));
  }
  return calendarDocument([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parvis//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...[...starts].flatMap(([timeZone, from]) => zoneLines(timeZone, from, Math.max(now, from) + AHEAD)),
    ...events.flatMap((event) => eventLines(event, siteUrl)),
    'END:VCALENDAR',
  ]);
}
