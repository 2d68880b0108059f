import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createOwnParish } from '../parish-follows/index.ts';
import type { Region } from './landmarks.ts';
import { createLiturgyService } from './service.ts';

/** The calendar that a member has chosen. */
interface Accounts {
  read(userId: string): Promise<{ readonly liturgicalRegion: Region | null } | null>;
}

/** The accounts are passed in, because features that accounts depend on read the calendar. */
export function liturgyRoutes(
  dependencies: Dependencies,
  accounts: Accounts,
): Pick<Handlers, 'getLiturgicalDay'> {
  const service = createLiturgyService(dependencies);
  const ownParish = createOwnParish(dependencies.database);

  /** The calendar of the member's own parish, or else the one that they have chosen. A parish has a ZIP code of the USA. */
  const calendarOf = async (userId: string): Promise<Region | null> =>
    (await ownParish(userId)) === ''
      ? ((await accounts.read(userId))?.liturgicalRegion ?? null)
      : 'unitedStates';

  return {
    getLiturgicalDay: async ({ actor, query }) => ({
      status: 200,
      body: service.day({
        region: query.region ?? (actor === null ? null : await calendarOf(actor.userId)),
        date: query.date,
        timeZone: query.timeZone ?? 'UTC',
      }),
    }),
  };
}
