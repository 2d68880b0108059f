import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { reportMessage } from './presenter.ts';
import { createReportService } from './service.ts';

export function reportRoutes(dependencies: Dependencies): Pick<Handlers, 'createReport'> {
  const service = createReportService(dependencies);

  return {
    createReport: async ({ actor, body }) => {
      const { isNew } = await service.create(actor, body);
      return { status: isNew ? 201 : 200, body: { message: reportMessage(body.category, isNew) } };
    },
  };
}
