import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Handlers } from '../../platform/http/contract.ts';
import { createAccounts } from '../users/index.ts';
import type { Region } from './landmarks.ts';
import { createLiturgyService } from './service.ts';

export function liturgyRoutes(dependencies: Dependencies): Pick<Handlers, 'getLiturgicalDay'> {
  const service = createLiturgyService(dependencies);
  const accounts = createAccounts(dependencies);

  async function chosenBy(actor: Actor | null): Promise<Region | null> {
    const account = actor === null ? null : await accounts.read(actor.userId);
    return account?.liturgicalRegion ?? null;
  }

  return {
    getLiturgicalDay: async ({ actor, query }) => ({
      status: 200,
      body: service.day({
        region: query.region ?? (await chosenBy(actor)),
        date: query.date,
        timeZone: query.timeZone ?? 'UTC',
      }),
    }),
  };
}
