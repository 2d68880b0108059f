import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createImportService } from './import-service.ts';

type ImportOperations =
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'deleteImport'
  | 'applyImport'
  | 'listImportItems'
  | 'listImportFaults'
  | 'getImportFaultTable';

const DEFAULT_LIMIT = 20;

export function importRoutes(dependencies: Dependencies): Pick<Handlers, ImportOperations> {
  const service = createImportService(dependencies);

  return {
    listImports: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }),
    }),

    createImport: async ({ actor, body, upload }) => ({
      status: 201,
      body: { import: await service.create(actor, { kind: body.kind, parishId: body.parishId, upload }) },
    }),

    getImport: async ({ actor, params }) => ({
      status: 200,
      body: { import: await service.read(actor, params.id) },
    }),

    deleteImport: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return { status: 204 };
    },

    applyImport: async ({ actor, params }) => ({
      status: 200,
      body: { import: await service.apply(actor, params.id) },
    }),

    listImportItems: async ({ actor, params, query }) => ({
      status: 200,
      body: await service.items(actor, params.id, {
        action: query.action,
        outcome: query.outcome,
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    listImportFaults: async ({ actor, params, query, language }) => ({
      status: 200,
      body: await service.faults(actor, params.id, {
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
        language,
      }),
    }),

    getImportFaultTable: async ({ actor, params, language }) => ({
      status: 200,
      contentType: 'text/csv; charset=utf-8; header=present',
      stream: await service.faultTable(actor, params.id, language),
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="faults.csv"',
        'x-content-type-options': 'nosniff',
      },
    }),
  };
}
