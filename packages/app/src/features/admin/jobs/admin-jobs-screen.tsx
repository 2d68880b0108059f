import { Badge, DataTable, Time, type DataTableColumn } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useRowWrites } from '../../../platform/use-write.ts';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter } from '../filters.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';

type Job = Schemas['Job'];

// Without a filter the server returns the failed jobs.
const rules = { filters: { state: ['waiting'] }, sorts: ['newest'] } as const;

const jobColumns = (i18n: I18n): readonly DataTableColumn<Job>[] => [
  { id: 'kind', header: i18n._('Kind'), cell: ({ kind }) => kind },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ state }) => (
      <Badge tone={state === 'dead' ? 'danger' : 'info'}>
        {state === 'dead' ? i18n._('Failed') : i18n._('Waiting')}
      </Badge>
    ),
  },
  { id: 'attempts', header: i18n._('Attempts'), cell: ({ attempts }) => attempts, align: 'end' },
  { id: 'error', header: i18n._('Error'), cell: ({ error }) => error ?? '—' },
  { id: 'due', header: i18n._('Due'), cell: ({ dueAt }) => <Time format="short" value={dueAt} /> },
];

/** Background jobs that failed. */
export function AdminJobsScreen() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const { write } = useRowWrites<'retry'>();
  const address = useTableAddress(rules);
  const { filters, cursor } = address;
  const query = given({ state: filters.state, cursor });
  const { data, state } = useAdminList({
    area: 'jobs',
    view: query,
    read: async (signal) => unwrap(await app.api.GET('/admin/jobs', { params: { query }, signal })),
    failure: i18n._('The jobs could not be loaded'),
  });

  const retry = async ({ _id: id }: Job) => {
    await write(
      id,
      'retry',
      async () => {
        const { message } = unwrap(await app.api.PUT('/admin/jobs/{id}/retry', { params: { path: { id } } }));
        showToast(message);
      },
      i18n._('The job could not be tried again'),
    );
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  return (
    <AdminPage title={i18n._('Jobs')}>
      <DataTable
        {...state}
        columns={jobColumns(i18n)}
        emptyText={filters.state === '' ? i18n._('No jobs have failed.') : i18n._('No jobs are waiting.')}
        filters={
          <ChoiceFilter
            all={i18n._('Failed')}
            label={i18n._('State')}
            onChoose={(chosen) => address.filter('state', chosen)}
            options={[{ value: 'waiting', label: i18n._('Waiting') }]}
            value={filters.state}
          />
        }
        label={i18n._('Jobs')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(job) =>
          job.state === 'dead' ? [{ label: i18n._('Try again'), onSelect: () => void retry(job) }] : []
        }
        rowId={({ _id }) => _id}
        rowName={({ kind }) => kind}
        rows={data?.jobs ?? []}
      />
    </AdminPage>
  );
}
