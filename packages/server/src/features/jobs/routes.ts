import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { notFound } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { createAudit } from '../audit/index.ts';
import { jobPolicy } from './policy.ts';
import { createJobRepository, type JobRow } from './repository.ts';

const DEFAULT_LIMIT = 20;

const present = (row: JobRow): components['schemas']['Job'] => ({
  _id: row.id,
  kind: row.kind,
  state: row.outcome === null ? 'waiting' : 'dead',
  attempts: row.attempts,
  error: row.error,
  createdAt: new Date(row.created_at).toISOString(),
  dueAt: new Date(row.due_at).toISOString(),
});

export function jobRoutes(dependencies: Dependencies): Pick<Handlers, 'listJobs' | 'retryJob'> {
  const { clock, database, jobs, secrets } = dependencies;
  const repository = createJobRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  return {
    listJobs: async ({ actor, query }) =>
      audit.attempt(actor, { action: 'job.list', subject: null }, jobPolicy.list, async () => {
        const { limit = DEFAULT_LIMIT, cursor, state = 'dead' } = query;
        const scope = `jobs ${state}`;
        const before = cursor === undefined ? null : cursors.decode(cursor, scope);
        const { page, last } = pageOf(await repository.page(state, limit + 1, before), limit);
        return {
          status: 200,
          body: {
            jobs: page.map(present),
            nextCursor: last === null ? null : cursors.encode(last, scope),
          },
        };
      }),

    retryJob: async ({ actor, params }) => {
      const act = { action: 'job.retry', subject: { type: 'job', id: params.id } } as const;
      await audit.attempt(actor, act, jobPolicy.retry, () =>
        database.transaction(async (transaction) => {
          if (!(await repository.revive(transaction, params.id, clock.now()))) {
            throw notFound('job.not-found', i18n._('This job has not failed.'));
          }
          await audit.record(transaction, actor, act, {
            changes: [{ field: 'state', before: 'dead', after: 'waiting' }],
          });
        }),
      );
      jobs.wake();
      return {
        status: 200,
        body: { message: i18n._('The job will be tried again.') },
      };
    },
  };
}
