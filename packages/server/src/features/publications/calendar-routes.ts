import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createCalendars } from './calendars.ts';

type CalendarOperations =
  | 'getEventCalendar'
  | 'getEventFile'
  | 'getEventFeed'
  | 'createEventFeed'
  | 'getOwnCalendar';

const answer = (stream: Buffer, fileName: string) => ({
  status: 200 as const,
  contentType: 'text/calendar; charset=utf-8',
  stream,
  headers: {
    'cache-control': 'private, no-cache',
    'content-disposition': `attachment; filename="${fileName}.ics"`,
    'x-content-type-options': 'nosniff',
  },
});

export function calendarRoutes(dependencies: Dependencies): Pick<Handlers, CalendarOperations> {
  const calendars = createCalendars(dependencies);

  return {
    getEventCalendar: async () => answer(await calendars.all(), 'parvis'),

    getEventFile: async ({ params }) => answer(await calendars.one(params.id), 'event'),

    getEventFeed: async ({ actor }) => ({ status: 200, body: { url: await calendars.addressOf(actor) } }),

    createEventFeed: async ({ actor }) => ({
      status: 201,
      body: { url: await calendars.newAddress(actor) },
    }),

    getOwnCalendar: async ({ params, query }) =>
      answer(await calendars.own({ id: params.id, signature: query.signature }), 'parvis'),
  };
}
