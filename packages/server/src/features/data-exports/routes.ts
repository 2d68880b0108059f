import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { conditionsOf } from '../files/index.ts';
import { createDataExportService } from './service.ts';

type DataExportOperations =
  | 'getDataExport'
  | 'askForDataExport'
  | 'createDataExportAddress'
  | 'getDataExportFile';

export function dataExportRoutes(dependencies: Dependencies): Pick<Handlers, DataExportOperations> {
  const service = createDataExportService(dependencies);

  return {
    getDataExport: async ({ actor }) => ({ status: 200, body: await service.read(actor) }),

    askForDataExport: async ({ actor, body, address }) => {
      const { isNew, answer } = await service.ask(actor, body.password, address);
      return { status: isNew ? 201 : 200, body: answer };
    },

    createDataExportAddress: async ({ actor }) => ({ status: 200, body: await service.address(actor) }),

    getDataExportFile: ({ params, query, headers }) =>
      service.download({ ...params, ...query }, conditionsOf(headers)),
  };
}
