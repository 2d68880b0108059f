import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createLiturgyService } from './service.ts';

export function liturgyRoutes(dependencies: Dependencies): Pick<Handlers, 'getLiturgicalDay'> {
  const service = createLiturgyService(dependencies);
  return {
    getLiturgicalDay: async ({ query }) => ({
      status: 200,
      body: service.day({
        region: query.region,
        date: query.date,
        timeZone: query.timeZone ?? 'UTC',
      }),
    }),
  };
}
