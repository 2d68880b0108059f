import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { restrictionsOf } from '../restrictions/index.ts';
import { calendarOf, type CalendarEvent } from './calendar.ts';
import {
  CANCELLATION_RETENTION,
  createEventCancellations,
  type Cancellation,
} from './event-cancellations.ts';
import { createFeedAddresses, type FeedRequest } from './feed-addresses.ts';
import { publicationPolicy } from './policy.ts';
import { calendarNotFound, publicationNotFound } from './errors.ts';
import { modifiedAt } from './modified-at.ts';
import { everything } from './filter.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';
import { visitorEvent } from './visitor-view.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The time for which past events stay in subscribed calendars. */
const RETENTION = 90 * DAY;
/** No parish plans more events. There is a limit because calendar programs read all events on each poll. */
const MOST = 500;

function eventOf(row: PublicationRow): CalendarEvent {
  const { id, title, summary, revision, details } = row;
  // The service has written these details for an event, so the type is right.
  const event = JSON.parse(details) as components['schemas']['EventDetails'];
  return { id, title, summary, updatedAt: modifiedAt(row), sequence: revision, isCancelled: false, event };
}

function cancelledEvent({ event_id, title, cancelled_at, revision, details }: Cancellation): CalendarEvent {
  // The column has a copy of the details of an event, so the type is right.
  const event = JSON.parse(details) as components['schemas']['EventDetails'];
  return {
    id: event_id,
    title,
    summary: '',
    updatedAt: cancelled_at,
    sequence: revision,
    isCancelled: true,
    event: { ...event, place: '', link: '' },
  };
}

/** Anyone can read these calendars, so they contain what visitors see. */
const forVisitors = ({ event, ...known }: CalendarEvent): CalendarEvent => ({
  ...known,
  event: { ...visitorEvent(event), link: '' },
});

export function createCalendars(dependencies: Dependencies) {
  const { clock, config, database, secrets } = dependencies;
  const repository = createPublicationRepository(database);
  const cancellations = createEventCancellations(database);
  const restrictions = restrictionsOf(database, clock);
  const addresses = createFeedAddresses(secrets.key('calendar feeds'));

  async function eventsToCome(markedBy: string | null): Promise<CalendarEvent[]> {
    const rows = await repository.page(
      { ...everything, kind: 'event', state: 'published', markedBy, endsAfter: clock.now() - RETENTION },
      { column: 'begins_at', direction: 'asc' },
      { limit: MOST, after: null, viewer: null },
    );
    const cancelled = await cancellations.recent(cancelledSince(), markedBy);
    return [...rows.map(eventOf), ...cancelled.map(cancelledEvent)];
  }

  const cancelledSince = (): number => clock.now() - CANCELLATION_RETENTION;

  async function eventById(id: string): Promise<CalendarEvent> {
    const row = await repository.find(id, null);
    if (row?.kind === 'event' && row.state === 'published') return forVisitors(eventOf(row));
    const cancelled = await cancellations.find(id, cancelledSince());
    if (cancelled === null) throw publicationNotFound('event');
    return cancelledEvent(cancelled);
  }

  const write = (events: readonly CalendarEvent[], name: string): Buffer =>
    calendarOf(events, { name, siteUrl: config.siteUrl });

  return {
    all: async (): Promise<Buffer> => write((await eventsToCome(null)).map(forVisitors), 'Parvis'),

    async one(id: string): Promise<Buffer> {
      const event = await eventById(id);
      return write([event], event.title);
    },

    async addressOf({ userId }: Actor): Promise<string | null> {
      const feed = await repository.feedOf(userId);
      return feed === null ? null : addresses.sign(feed.id);
    },

    /** Creates a new address. The previous address of the member becomes invalid. */
    async newAddress({ userId }: Actor): Promise<string> {
      const feed = { id: newId(clock), user_id: userId, created_at: clock.now() };
      await database.transaction((transaction) => repository.replaceFeed(transaction, feed));
      return addresses.sign(feed.id);
    },

    async own(request: FeedRequest): Promise<Buffer> {
      if (!publicationPolicy.subscribe(addresses, request)) throw calendarNotFound();
      const feed = await repository.findFeed(request.id);
      // A suspended or banned member must not get the links of events from their calendar.
      if (feed === null || (await restrictions.refusalOf(feed.user_id)) !== undefined)
        throw calendarNotFound();
      return write(await eventsToCome(feed.user_id), 'Parvis');
    },
  };
}
