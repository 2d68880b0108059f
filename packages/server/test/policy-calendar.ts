import { calendarPolicy } from '../src/features/calendar/policy.ts';
import { area, everyMember } from './policy-area.ts';

export const calendar = area({
  policies: { calendar: calendarPolicy },
  make: async () => ({}),
  rows: {
    getCalendar: { call: () => ['GET', '/calendar?from=2030-01-01&to=2030-01-31'], expected: everyMember() },
  },
});
