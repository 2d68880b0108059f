import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createFileDelivery } from './delivery.ts';

export function fileRoutes(dependencies: Dependencies): Pick<Handlers, 'getFile'> {
  const deliver = createFileDelivery(dependencies);

  return {
    getFile: ({ params, query, headers }) => deliver({ ...params, ...query }, headers),
  };
}
