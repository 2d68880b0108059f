import { Badge, DataTable, Link, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { deadlineTitle, ownerText, type StaffDeadline } from './deadline-labels.ts';

function Next({ deadline: { next } }: { deadline: StaffDeadline }) {
  const [first] = next;
  return first === undefined ? '—' : <Time format="short" value={first.dueAt} />;
}

const deadlineColumns = (i18n: I18n): readonly DataTableColumn<StaffDeadline>[] => [
  {
    id: 'name',
    header: i18n._('Deadline'),
    cell: ({ _id: id }) => (
      <Link href={`/admin/deadlines/${id}`} standalone>
        {deadlineTitle(i18n, id)}
      </Link>
    ),
  },
  {
    id: 'owner',
    header: i18n._('Responsible'),
    cell: (deadline) => ownerText(i18n, deadline),
  },
  {
    id: 'overdue',
    header: i18n._('Overdue'),
    cell: ({ overdue }) => (overdue === 0 ? 0 : <Badge tone="danger">{i18n.number(overdue)}</Badge>),
    align: 'end',
  },
  { id: 'due', header: i18n._('In time'), cell: ({ due }) => i18n.number(due), align: 'end' },
  { id: 'next', header: i18n._('Next due'), cell: (deadline) => <Next deadline={deadline} /> },
];

/** Every deadline in the terms and the privacy policy, and whether it is met. */
export function AdminDeadlinesScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { data, state } = useAdminList({
    area: 'deadlines',
    view: {},
    read: async (signal) => unwrap(await api.GET('/admin/deadlines', { signal })),
    failure: i18n._('The deadlines could not be loaded'),
  });
  return (
    <AdminPage title={i18n._('Deadlines')}>
      <Text measure tone="muted">
        {i18n._('Deadlines from the terms and the privacy policy, and the work that is due.')}
      </Text>
      <DataTable
        {...state}
        columns={deadlineColumns(i18n)}
        emptyText={i18n._('There are no deadlines.')}
        label={i18n._('Deadlines')}
        rowId={({ _id }) => _id}
        rowName={({ _id: id }) => deadlineTitle(i18n, id)}
        rows={data?.deadlines ?? []}
      />
    </AdminPage>
  );
}
