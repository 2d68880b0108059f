import { Button, DataTable, Stack, Text, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { ChoiceFilter } from '../filters.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { importActionLabels, importActions, type ImportItem } from './import-labels.tsx';

const rules = { filters: { action: importActions, outcome: ['conflict'] }, sorts: ['position'] } as const;

function Changes({ changes }: Pick<ImportItem, 'changes'>) {
  if (changes.length === 0) return '—';
  return (
    <Stack gap={2}>
      {changes.map(({ field, before, after }) => (
        <Text as="div" key={field} size="sm">
          <b>{field}</b>: {before === '' ? null : <del>{before}</del>}{' '}
          {after === '' ? null : <ins>{after}</ins>}
        </Text>
      ))}
    </Stack>
  );
}

const itemColumns = (i18n: I18n): readonly DataTableColumn<ImportItem>[] => [
  { id: 'title', header: i18n._('Name'), cell: ({ title }) => (title === '' ? '—' : title) },
  { id: 'line', header: i18n._('Line'), cell: ({ line }) => i18n.number(line), align: 'end' },
  {
    id: 'action',
    header: i18n._('Result'),
    cell: ({ action, outcome }) =>
      outcome === 'conflict'
        ? i18n._('Left alone, because somebody changed it after the check')
        : importActionLabels(i18n)[action],
  },
  { id: 'changes', header: i18n._('Changes'), cell: ({ changes }) => <Changes changes={changes} /> },
];

interface TableProps {
  id: string;
  /** Changes when the server has worked on the import, so that the rows are loaded again. */
  version: string;
}

/** What an import changes, entry by entry. */
export function ImportItemsTable({ id, version }: TableProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const { filters, cursor } = address;
  const query = given({ ...filters, cursor });
  const { data, state } = useAdminList({
    area: 'import-items',
    view: { id, version, ...query },
    read: async (signal) =>
      unwrap(await api.GET('/admin/imports/{id}/items', { params: { path: { id }, query }, signal })),
    failure: i18n._('The entries could not be loaded'),
  });
  return (
    <DataTable
      {...state}
      columns={itemColumns(i18n)}
      emptyText={i18n._('Nothing found.')}
      filters={
        <>
          <ChoiceFilter
            label={i18n._('Result')}
            onChoose={(chosen) => address.filter('action', chosen)}
            options={importActions.map((value) => ({ value, label: importActionLabels(i18n)[value] }))}
            value={filters.action}
          />
          <ChoiceFilter
            label={i18n._('Conflicts')}
            onChoose={(chosen) => address.filter('outcome', chosen)}
            options={[{ value: 'conflict', label: i18n._('Only conflicts') }]}
            value={filters.outcome}
          />
        </>
      }
      label={i18n._('What changes')}
      paging={address.pagingTo(data?.nextCursor ?? null)}
      rowId={({ position }) => String(position)}
      rowName={({ title, line }) => (title === '' ? String(line) : title)}
      rows={data?.items ?? []}
    />
  );
}

const faultColumns = (i18n: I18n): readonly DataTableColumn<Schemas['ImportFault']>[] => [
  { id: 'column', header: i18n._('Column'), cell: ({ column }) => (column === '' ? '—' : column) },
  { id: 'line', header: i18n._('Line'), cell: ({ line }) => i18n.number(line), align: 'end' },
  { id: 'value', header: i18n._('In the file'), cell: ({ value }) => (value === '' ? '—' : value) },
  { id: 'message', header: i18n._('How to correct it'), cell: ({ message }) => message },
];

/** The faults of a file. All of them are in the downloaded table. */
export function ImportFaultsTable({ id, version }: TableProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { pending, write } = useWrite<'download'>();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const query = given({ cursor: cursors.at(-1) ?? null });
  const { data, state } = useAdminList({
    area: 'import-faults',
    view: { id, version, ...query },
    read: async (signal) =>
      unwrap(await api.GET('/admin/imports/{id}/faults', { params: { path: { id }, query }, signal })),
    failure: i18n._('The faults could not be loaded'),
  });
  const download = () =>
    write(
      'download',
      async () => {
        const params = { path: { id } };
        const blob = unwrap(await api.GET('/admin/imports/{id}/faults.csv', { params, parseAs: 'blob' }));
        saveFile(blob, 'faults.csv');
      },
      i18n._('The list could not be downloaded'),
    );
  const next = data?.nextCursor ?? null;
  return (
    <Stack gap={4}>
      <Stack direction="row">
        <Button loading={pending !== null} onClick={() => void download()} size="sm" variant="secondary">
          {i18n._('Download all faults')}
        </Button>
      </Stack>
      <DataTable
        {...state}
        columns={faultColumns(i18n)}
        emptyText={i18n._('The file has no faults.')}
        label={i18n._('Faults')}
        paging={{
          page: cursors.length + 1,
          onPrevious: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
          onNext: next === null ? undefined : () => setCursors([...cursors, next]),
        }}
        rowId={({ line, column, message }) => [line, column, message].join(' ')}
        rowName={({ line }) => String(line)}
        rows={data?.faults ?? []}
      />
    </Stack>
  );
}
