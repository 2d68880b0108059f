import type { components } from '@parvis/api-client/contract';
import { createHolyDays } from '../liturgy/index.ts';
import { timeZoneOfZip, upcomingServices } from '../service-schedule/index.ts';

type Schemas = components['schemas'];

/** The number of next services of each kind that a page can show without another request. */
const MOST = 3;
/** A service whose season begins within a year is found. */
const DAYS = 366;

/** Parishes have ZIP codes, so they are in the USA. */
const isHolyDay = createHolyDays('unitedStates');

/** Returns the time zone of a parish, and its next services. */
export function parishSchedule(parish: Schemas['ParishDetails'], now: number): Schemas['ParishSchedule'] {
  const { zip, state, timeZone = timeZoneOfZip(zip, state) } = parish;
  const services = upcomingServices(
    { ...parish, timeZone },
    { after: now, most: MOST, days: DAYS, isHolyDay },
  );
  return {
    timeZone,
    upcoming: services.map(({ kind, startsAt, note, language, exception }) => ({
      kind,
      startsAt: new Date(startsAt).toISOString(),
      note,
      ...(language === undefined ? {} : { language }),
      exception,
    })),
  };
}
