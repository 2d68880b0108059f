import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createFileDelivery } from './delivery.ts';

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export function fileRoutes(dependencies: Dependencies): Pick<Handlers, 'getFile'> {
  const deliver = createFileDelivery(dependencies);

  return {
    getFile: ({ params, query, headers }) =>
      deliver({
        ...params,
        ...query,
        range: first(headers['range']),
        ifRange: first(headers['if-range']),
        ifNoneMatch: first(headers['if-none-match']),
      }),
  };
}
