import { DataTable, Link, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { categories, categoryLabels } from '../../reports/index.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter } from '../filters.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import {
  queues,
  queueLabels,
  ReportBadge,
  reportStates,
  stateLabels,
  subjectLabels,
  type StaffReport,
} from './report-labels.tsx';

const rules = {
  filters: { state: reportStates, queue: queues, category: categories },
  sorts: ['urgent', 'newest', 'oldest'],
} as const;

const nameOf = ({ excerpt, _id: id }: StaffReport): string => (excerpt === '' ? id : excerpt);

const reportColumns = (i18n: I18n): readonly DataTableColumn<StaffReport>[] => [
  {
    id: 'excerpt',
    header: i18n._('Reported content'),
    cell: (report) => (
      <Link href={`/admin/reports/${report._id}`} standalone>
        {report.excerpt === '' ? subjectLabels(i18n)[report.subjectType] : report.excerpt}
      </Link>
    ),
  },
  { id: 'category', header: i18n._('Why'), cell: ({ category }) => categoryLabels(i18n)[category] },
  { id: 'member', header: i18n._('Member'), cell: ({ member }) => member?.name ?? i18n._('Former member') },
  { id: 'handler', header: i18n._('Assigned to'), cell: ({ handler }) => handler?.name ?? i18n._('Nobody') },
  { id: 'state', header: i18n._('State'), cell: (report) => <ReportBadge report={report} /> },
  {
    id: 'received',
    header: i18n._('Received'),
    cell: ({ createdAt }) => <Time format="short" value={createdAt} />,
    sortable: 'descending',
  },
  { id: 'due', header: i18n._('Due'), cell: ({ dueAt }) => <Time format="short" value={dueAt} /> },
];

/** Members' reports: those about minors and vulnerable adults first, then oldest first. */
export function AdminReportsScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const { filters, sort, cursor } = address;
  const query = { sort, ...given({ ...filters, cursor }) };
  const { data, state } = useAdminList({
    area: 'reports',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/reports', { params: { query }, signal })),
    failure: i18n._('The reports could not be loaded'),
  });
  const words = { states: stateLabels(i18n), queues: queueLabels(i18n), categories: categoryLabels(i18n) };

  return (
    <AdminPage title={i18n._('Reports')}>
      <DataTable
        {...state}
        columns={reportColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={i18n._('No reports found.')}
        filters={
          <>
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={reportStates.map((value) => ({ value, label: words.states[value] }))}
              value={filters.state}
            />
            <ChoiceFilter
              label={i18n._('About')}
              onChoose={(chosen) => address.filter('queue', chosen)}
              options={queues.map((value) => ({ value, label: words.queues[value] }))}
              value={filters.queue}
            />
            <ChoiceFilter
              label={i18n._('Why')}
              onChoose={(chosen) => address.filter('category', chosen)}
              options={categories.map((value) => ({ value, label: words.categories[value] }))}
              value={filters.category}
            />
          </>
        }
        label={i18n._('Reports')}
        onSortChange={({ direction }) => address.sortBy(direction === 'ascending' ? 'oldest' : 'newest')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowId={({ _id }) => _id}
        rowName={nameOf}
        rows={data?.reports ?? []}
        {...(sort === 'urgent'
          ? {}
          : { sort: { column: 'received', direction: sort === 'oldest' ? 'ascending' : 'descending' } })}
      />
    </AdminPage>
  );
}
