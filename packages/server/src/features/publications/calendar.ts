import type { components } from '@parvis/api-client/contract';
import { calendarDocument, calendarText, instantText, wallText } from './calendar-lines.ts';
import { calendarZone, type CalendarZone } from './calendar-zone.ts';
import { instantOf, readWallTime } from '../../platform/zoned-time.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: number;
  /** Calendar programs replace their copy only by one with a higher number (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly event: components['schemas']['EventDetails'];
}

interface CalendarOptions {
  readonly name: string;
  /** Where the events are read. */
  readonly siteUrl: URL;
}

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

const startOf = ({ startsAt }: CalendarEvent['event']): number => readWallTime(startsAt) ?? 0;

/** A single event has its time in UTC; a series keeps the local time of its zone. */
function timeLines(event: CalendarEvent['event']): string[] {
  const { minutes, timeZone, recurrence, until } = event;
  const start = startOf(event);
  const duration = `DURATION:PT${minutes}M`;
  const utcStart = `DTSTART:${instantText(instantOf(start, timeZone))}`;
  if (recurrence === 'none') return [utcStart, duration];
  const zone = calendarZone(timeZone);
  const end = until === null ? null : readWallTime(`${until}T23:59`);
  const last = end === null ? '' : `;UNTIL=${instantText(instantOf(end, timeZone))}`;
  return [
    zone === null ? utcStart : `DTSTART;TZID=${zone.id}:${wallText(start)}`,
    duration,
    `RRULE:FREQ=${frequencies[recurrence]}${last}`,
  ];
}

function eventLines(calendarEvent: CalendarEvent, siteUrl: URL): string[] {
  const { id, title, summary, updatedAt, sequence, isCancelled, event } = calendarEvent;
  const { place, link } = event;
  const page = new URL(`/event/${id}`, siteUrl).href;
  const description = [summary, link].filter((text) => text !== '').join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instantText(updatedAt)}`,
    `LAST-MODIFIED:${instantText(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(event),
    `SUMMARY:${calendarText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${calendarText(description)}`]),
    ...(place === '' && link === '' ? [] : [`LOCATION:${calendarText(place === '' ? link : place)}`]),
    `URL:${page}`,
    'END:VEVENT',
  ];
}

function zonesOf(events: readonly CalendarEvent[]): Iterable<CalendarZone> {
  const zones = new Map<string, CalendarZone>();
  for (const { event } of events) {
    const zone = event.recurrence === 'none' ? null : calendarZone(event.timeZone);
    if (zone !== null) zones.set(zone.id, zone);
  }
  return zones.values();
}

/** A calendar by RFC 5545. */
export function calendarOf(events: readonly CalendarEvent[], { name, siteUrl }: CalendarOptions): Buffer {
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
    ...Array.from(zonesOf(events)).flatMap(({ lines }) => lines),
    ...events.flatMap((event) => eventLines(event, siteUrl)),
    'END:VCALENDAR',
  ]);
}
