import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createCalendars } from './calendars.ts';
import { feedAnswer } from './feed-answer.ts';

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

export function calendarRoutes(dependencies: Dependencies): Pick<Handlers, CalendarOperations> {
  const calendars = createCalendars(dependencies);

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
      return answer(await calendars.own({ id: params.id, signature: query.signature }), request, 'parvis');
    },
  };
}
