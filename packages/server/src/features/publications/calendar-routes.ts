import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createCalendars, type MemberCalendar } from './calendars.ts';
import { feedAnswer } from './feed-answer.ts';
import type { CalendarSource } from './member-events.ts';

type CalendarOperations =
  | 'getEventCalendar'
  | 'getEventFile'
  | 'getEventFeed'
  | 'createEventFeed'
  | 'getOwnCalendar';

type FeedRequest = Parameters<typeof feedAnswer>[1];

const answer = (calendar: Buffer, request: FeedRequest, fileName: string) =>
  feedAnswer(calendar, request, {
    contentType: 'text/calendar; charset=utf-8',
    kept: 'private, no-cache',
    headers: { 'content-disposition': `attachment; filename="${fileName}.ics"` },
  });

const knownSources: ReadonlySet<string> = new Set<CalendarSource>(['parish', 'groups', 'events', 'feasts']);

const isSource = (name: string): name is CalendarSource => knownSources.has(name);

/** An address without sources is older than the other sources, so it has the same events as before. */
const sourcesOf = (text = 'events'): ReadonlySet<CalendarSource> => new Set(text.split(',').filter(isSource));

export function calendarRoutes(
  dependencies: Dependencies,
  memberCalendar: MemberCalendar,
): Pick<Handlers, CalendarOperations> {
  const calendars = createCalendars(dependencies, memberCalendar);

  return {
    getEventCalendar: async (request) => answer(await calendars.all(), request, 'parvis'),

    getEventFile: async (request) => answer(await calendars.one(request.params.id), request, 'event'),

    getEventFeed: async ({ actor }) => ({ status: 200, body: { url: await calendars.addressOf(actor) } }),

    createEventFeed: async ({ actor }) => ({
      status: 201,
      body: { url: await calendars.newAddress(actor) },
    }),

    getOwnCalendar: async (request) => {
      const { params, query } = request;
      const feed = { id: params.id, signature: query.signature };
      return answer(await calendars.own(feed, sourcesOf(query.sources)), request, 'parvis');
    },
  };
}
