import { Button, DataTable, Link, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useRowWrites } from '../../../platform/use-write.ts';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { ImportDialog } from './import-dialog.tsx';
import { importKindLabels, ImportStateBadge, type Import } from './import-labels.tsx';

const rules = { filters: {}, sorts: ['newest'] } as const;

const importColumns = (i18n: I18n): readonly DataTableColumn<Import>[] => [
  {
    id: 'file',
    header: i18n._('File'),
    cell: ({ _id, fileName }) => (
      <Link href={`/admin/imports/${_id}`} standalone>
        {fileName}
      </Link>
    ),
  },
  { id: 'kind', header: i18n._('Kind'), cell: ({ kind }) => importKindLabels(i18n)[kind] },
  { id: 'state', header: i18n._('State'), cell: ({ state }) => <ImportStateBadge state={state} /> },
  {
    id: 'faults',
    header: i18n._('Faults'),
    cell: ({ counts }) => i18n.number(counts.faults),
    align: 'end',
  },
  {
    id: 'created',
    header: i18n._('Uploaded'),
    cell: ({ createdAt }) => <Time format="short" value={createdAt} />,
  },
];

/** The imports of parishes, schedules and events. */
export function AdminImportsScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const { write } = useRowWrites<'delete'>();
  const address = useTableAddress(rules);
  const query = given({ cursor: address.cursor });
  const { data, state } = useAdminList({
    area: 'imports',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/imports', { params: { query }, signal })),
    failure: i18n._('The imports could not be loaded'),
  });

  const remove = async ({ _id: id }: Import) => {
    await write(
      id,
      'delete',
      async () => {
        unwrap(await api.DELETE('/admin/imports/{id}', { params: { path: { id } } }));
      },
      i18n._('The import could not be deleted'),
    );
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  return (
    <AdminPage
      action={<Button onClick={() => setChoosing(true)}>{i18n._('Import a file')}</Button>}
      title={i18n._('Imports')}
    >
      <Text tone="muted">
        {i18n._('You see what a file would change before anything changes. Imports are kept for 30 days.')}{' '}
        <Link href="/open-data">{i18n._('Which columns a file has')}</Link>
      </Text>
      <DataTable
        {...state}
        columns={importColumns(i18n)}
        emptyText={i18n._('No file has been imported.')}
        label={i18n._('Imports')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(row) =>
          row.state === 'applying' ? [] : [{ label: i18n._('Delete'), onSelect: () => void remove(row) }]
        }
        rowId={({ _id }) => _id}
        rowName={({ fileName }) => fileName}
        rows={data?.imports ?? []}
      />
      {isChoosing ? (
        <ImportDialog
          onClose={() => setChoosing(false)}
          onCreated={({ _id }) => void navigate(`/admin/imports/${_id}`)}
        />
      ) : null}
    </AdminPage>
  );
}
