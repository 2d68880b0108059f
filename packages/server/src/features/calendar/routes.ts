import type { Handlers } from '../../platform/http/contract.ts';
import type { MemberCalendar } from '../publications/index.ts';
import { createCalendarService } from './service.ts';

export function calendarViewRoutes(calendar: MemberCalendar): Pick<Handlers, 'getCalendar'> {
  const service = createCalendarService(calendar);
  return {
    getCalendar: async ({ actor, query }) => ({
      status: 200,
      body: await service.read(actor.userId, { ...query, timeZone: query.timeZone ?? 'UTC' }),
    }),
  };
}
