import type { components } from '@parvis/api-client/contract';
import ICAL from 'ical.js';
import { calendarFile, calendarText, utcTime } from './calendar-format.ts';
import { calendarZone, type CalendarZone } from './calendar-zone.ts';
import { instantOf, readWallTime } from '../../platform/zoned-time.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: number;
  /** A calendar program accepts an update only if this number is higher than before (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly event: components['schemas']['EventDetails'];
  /** The path of its page, if it is not an event. */
  readonly path?: string;
  /** The day, if it lasts a whole day. Its times are then ignored. */
  readonly day?: string;
}

/** A day of the liturgical calendar. */
export interface CalendarFeast {
  readonly date: string;
  readonly title: string;
}

interface CalendarOptions {
  readonly name: string;
  /** The URL of the site that shows the events. */
  readonly siteUrl: URL;
  readonly feasts?: readonly CalendarFeast[];
}

const REFRESH_INTERVAL = new ICAL.Duration({ hours: 6 });

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

/** A single event has its time in UTC. A series has the local time of its zone. */
function addTimes(component: ICAL.Component, event: CalendarEvent['event']): void {
  const { startsAt, minutes, timeZone, recurrence, until } = event;
  const zone = recurrence === 'none' ? null : calendarZone(timeZone);
  if (zone === null) {
    component.addPropertyWithValue('dtstart', utcTime(instantOf(readWallTime(startsAt) ?? 0, timeZone)));
  } else {
    const start = ICAL.Time.fromDateTimeString(`${startsAt}:00`);
    component.addPropertyWithValue('dtstart', start).setParameter('tzid', zone.id);
  }
  // The duration is in minutes, because a day is longer or shorter when the clocks change.
  component.addPropertyWithValue('duration', new ICAL.Duration({ minutes }));
  if (recurrence === 'none') return;
  const end = until === null ? null : readWallTime(`${until}T23:59`);
  const rule = new ICAL.Recur({
    freq: frequencies[recurrence],
    ...(end === null ? {} : { until: utcTime(instantOf(end, timeZone)) }),
  });
  component.addPropertyWithValue('rrule', rule);
}

function eventComponent(calendarEvent: CalendarEvent, siteUrl: URL): ICAL.Component {
  const { id, title, summary, updatedAt, sequence, isCancelled, event } = calendarEvent;
  const { place, link } = event;
  const description = [summary, link].filter((text) => text !== '').join('\n\n');
  const location = place === '' ? link : place;
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', id);
  component.addPropertyWithValue('dtstamp', utcTime(updatedAt));
  component.addPropertyWithValue('last-modified', utcTime(updatedAt));
  component.addPropertyWithValue('sequence', sequence);
  component.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  if (calendarEvent.day === undefined) addTimes(component, event);
  else component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(calendarEvent.day));
  component.addPropertyWithValue('summary', calendarText(title));
  if (description !== '') component.addPropertyWithValue('description', calendarText(description));
  if (location !== '') component.addPropertyWithValue('location', calendarText(location));
  component.addPropertyWithValue('url', new URL(calendarEvent.path ?? `/event/${id}`, siteUrl).href);
  return component;
}

/** A whole day. It does not make the reader busy. */
function feastComponent({ date, title }: CalendarFeast): ICAL.Component {
  const start = ICAL.Time.fromDateString(date);
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', `feast-${date}`);
  // A constant time, so that the file has the same bytes as long as its content is the same.
  component.addPropertyWithValue('dtstamp', utcTime(Date.parse(date)));
  component.addPropertyWithValue('dtstart', start);
  component.addPropertyWithValue('summary', calendarText(title));
  component.addPropertyWithValue('transp', 'TRANSPARENT');
  return component;
}

function zonesOf(events: readonly CalendarEvent[]): Iterable<CalendarZone> {
  const zones = new Map<string, CalendarZone>();
  for (const { event } of events) {
    const zone = event.recurrence === 'none' ? null : calendarZone(event.timeZone);
    if (zone !== null) zones.set(zone.id, zone);
  }
  return zones.values();
}

/** Returns a calendar in the format of RFC 5545. */
export function calendarOf(
  events: readonly CalendarEvent[],
  { name, siteUrl, feasts = [] }: CalendarOptions,
): Buffer {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Parvis//Events//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', calendarText(name));
  calendar.addPropertyWithValue('x-wr-calname', calendarText(name));
  const interval = new ICAL.Property('refresh-interval');
  interval.resetType('duration');
  interval.setValue(REFRESH_INTERVAL);
  calendar.addProperty(interval);
  calendar.addPropertyWithValue('x-published-ttl', REFRESH_INTERVAL.toString());
  for (const { block } of zonesOf(events)) calendar.addSubcomponent(ICAL.Component.fromString(block));
  for (const event of events) calendar.addSubcomponent(eventComponent(event, siteUrl));
  for (const feast of feasts) calendar.addSubcomponent(feastComponent(feast));
  return calendarFile(calendar);
}
