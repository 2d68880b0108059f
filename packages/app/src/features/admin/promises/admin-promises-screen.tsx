import { Badge, DataTable, Link, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { ownerWords, promiseWords, type StaffPromise } from './promise-words.ts';

function Next({ promise: { next } }: { promise: StaffPromise }) {
  const [first] = next;
  return first === undefined ? '—' : <Time format="short" value={first.dueAt} />;
}

const promiseColumns = (i18n: I18n): readonly DataTableColumn<StaffPromise>[] => [
  {
    id: 'name',
    header: i18n._('Deadline'),
    cell: ({ _id: id }) => (
      <Link href={`/admin/promises/${id}`} standalone>
        {promiseWords(i18n)[id].title}
      </Link>
    ),
  },
  {
    id: 'owner',
    header: i18n._('Responsible'),
    cell: (promise) => ownerWords(i18n, promise),
  },
  {
    id: 'overdue',
    header: i18n._('Overdue'),
    cell: ({ overdue }) => (overdue === 0 ? 0 : <Badge tone="danger">{i18n.number(overdue)}</Badge>),
    align: 'end',
  },
  { id: 'due', header: i18n._('In time'), cell: ({ due }) => i18n.number(due), align: 'end' },
  { id: 'next', header: i18n._('Next due'), cell: (promise) => <Next promise={promise} /> },
];

/** Every deadline in the terms and the privacy policy, and whether it is met. */
export function AdminPromisesScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { data, state } = useAdminList({
    area: 'promises',
    view: {},
    read: async (signal) => unwrap(await api.GET('/admin/promises', { signal })),
    failure: i18n._('The deadlines could not be loaded'),
  });
  return (
    <AdminPage title={i18n._('Deadlines')}>
      <Text measure tone="muted">
        {i18n._('Deadlines from the terms and the privacy policy, and the work that is due.')}
      </Text>
      <DataTable
        {...state}
        columns={promiseColumns(i18n)}
        emptyText={i18n._('There are no deadlines.')}
        label={i18n._('Deadlines')}
        rowId={({ _id }) => _id}
        rowName={({ _id: id }) => promiseWords(i18n)[id].title}
        rows={data?.promises ?? []}
      />
    </AdminPage>
  );
}
