import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
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

  const chosenBy = async (userId: string): Promise<Region | null> =>
    (await accounts.read(userId))?.liturgicalRegion ?? null;

  return {
    getLiturgicalDay: async ({ actor, query }) => ({
      status: 200,
      body: service.day({
        region: query.region ?? (actor === null ? null : await chosenBy(actor.userId)),
        date: query.date,
        timeZone: query.timeZone ?? 'UTC',
      }),
    }),
  };
}
