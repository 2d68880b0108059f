import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createSearchService } from './service.ts';

export function searchRoutes(dependencies: Dependencies): Pick<Handlers, 'search'> {
  const service = createSearchService(dependencies);

  return {
    search: async ({ actor, query }) => ({ status: 200, body: await service.search(actor, query) }),
  };
}
