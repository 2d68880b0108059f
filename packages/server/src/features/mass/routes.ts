import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createMassSearch } from './mass-search.ts';

export function massRoutes(dependencies: Dependencies): Pick<Handlers, 'findMass'> {
  const search = createMassSearch(dependencies);
  return {
    findMass: async ({ query }) => ({ status: 200, body: await search(query) }),
  };
}
