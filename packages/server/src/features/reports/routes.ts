import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { conditionsOf } from '../files/index.ts';
import { createAppeals } from './appeals.ts';
import { createCases } from './cases.ts';
import { createDeciding } from './deciding.ts';
import { reportMessage } from './presenter.ts';
import { createReportService } from './service.ts';

const DEFAULT_LIMIT = 20;

type ReportOperations =
  | 'createReport'
  | 'listOwnReports'
  | 'listReports'
  | 'reviewReport'
  | 'getReportFile'
  | 'takeReport'
  | 'releaseReport'
  | 'decideReport'
  | 'listOwnDecisions'
  | 'appealDecision'
  | 'listAppeals'
  | 'decideAppeal';

export function reportRoutes(dependencies: Dependencies): Pick<Handlers, ReportOperations> {
  const service = createReportService(dependencies);
  const cases = createCases(dependencies);
  const decide = createDeciding(dependencies);
  const appeals = createAppeals(dependencies);

  return {
    createReport: async ({ actor, body }) => {
      const { isNew } = await service.create(actor, body);
      return { status: isNew ? 201 : 200, body: { message: reportMessage(body.category, isNew) } };
    },

    listOwnReports: async ({ actor, query }) => ({
      status: 200,
      body: await cases.listOwn(actor, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    listReports: async ({ actor, query }) => ({
      status: 200,
      body: await cases.list(actor, {
        state: query.state ?? null,
        queue: query.queue ?? null,
        category: query.category ?? null,
        isOverdue: query.overdue ?? false,
        sort: query.sort ?? 'urgent',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    reviewReport: async ({ actor, params }) => ({ status: 200, body: await cases.read(actor, params.id) }),

    getReportFile: ({ actor, params, headers }) => cases.file(actor, params.id, conditionsOf(headers)),

    takeReport: async ({ actor, params }) => ({ status: 200, body: await cases.take(actor, params.id) }),

    releaseReport: async ({ actor, params }) => ({
      status: 200,
      body: await cases.release(actor, params.id),
    }),

    decideReport: {
      authorize: ({ actor, params }) => cases.requireDecidable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await decide(actor, params.id, body),
      }),
    },

    listOwnDecisions: async ({ actor, query }) => ({
      status: 200,
      body: await appeals.listOwn(actor, query.limit ?? DEFAULT_LIMIT, query.cursor),
    }),

    appealDecision: {
      authorize: ({ actor, params }) => appeals.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 201,
        body: await appeals.appeal(actor, params.id, body.text),
      }),
    },

    listAppeals: async ({ actor, query }) => ({
      status: 200,
      body: await appeals.list(actor, {
        state: query.state ?? 'open',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    decideAppeal: {
      authorize: ({ actor, params }) => appeals.requireDecidable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: await appeals.decide(actor, params.id, body),
      }),
    },
  };
}
