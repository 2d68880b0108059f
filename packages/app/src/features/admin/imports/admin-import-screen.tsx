import { Banner, Button, Heading, InformationList, ProgressBar, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AdminDetail } from '../admin-detail.tsx';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { importKindLabels, ImportStateBadge, type Import } from './import-labels.tsx';
import { ImportFaultsTable, ImportItemsTable } from './import-tables.tsx';

/** The pause between two questions about the progress, in milliseconds. */
const pause = 2000;

const isWorking = ({ state }: Import): boolean => state === 'checking' || state === 'applying';

function Progress({ state, counts }: Import) {
  const { i18n } = useLingui();
  const written = counts.new + counts.changed + counts.withdrawn;
  const [done, all] =
    state === 'checking'
      ? [counts.total - counts.unchecked, counts.total]
      : [counts.applied + counts.conflicts, written];
  return (
    <ProgressBar
      label={state === 'checking' ? i18n._('Checking the file') : i18n._('Applying the import')}
      showLabel
      value={all === 0 ? null : Math.floor((done / all) * 100)}
    />
  );
}

function Counts({ kind, state, counts }: Import) {
  const { i18n } = useLingui();
  return (
    <InformationList
      items={[
        { term: i18n._('Kind'), value: importKindLabels(i18n)[kind] },
        { term: i18n._('State'), value: <ImportStateBadge state={state} /> },
        { term: i18n._('New'), value: i18n.number(counts.new) },
        { term: i18n._('Changed'), value: i18n.number(counts.changed) },
        { term: i18n._('Withdrawn'), value: i18n.number(counts.withdrawn) },
        { term: i18n._('Unchanged'), value: i18n.number(counts.unchanged) },
        { term: i18n._('Not imported'), value: i18n.number(counts.faulty) },
        ...(state === 'done'
          ? [
              { term: i18n._('Applied'), value: i18n.number(counts.applied) },
              { term: i18n._('Conflicts'), value: i18n.number(counts.conflicts) },
            ]
          : []),
      ]}
    />
  );
}

function ImportDetail(found: Import) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { pending, write } = useWrite<'apply'>();
  const { _id: id, counts, state } = found;
  const written = counts.new + counts.changed + counts.withdrawn;
  const version = [state, counts.unchecked, counts.applied, counts.conflicts].join(' ');
  const apply = () =>
    write(
      'apply',
      async () => {
        const answer = unwrap(await api.PUT('/admin/imports/{id}/apply', { params: { path: { id } } }));
        queryClient.setQueryData(adminKeys.one('imports', id), answer);
      },
      i18n._('The import could not be applied'),
    );
  return (
    <Stack gap={6}>
      <Counts {...found} />
      {isWorking(found) ? <Progress {...found} /> : null}
      {state === 'ready' ? (
        <Stack align="start" gap={3}>
          <Banner tone={counts.faulty > 0 ? 'warning' : 'info'}>
            {counts.faulty > 0
              ? i18n._('Entries with faults are left out. Correct the file and import it again to add them.')
              : i18n._('Nothing has changed yet. The import writes exactly what is listed below.')}
          </Banner>
          <Button disabled={written === 0} loading={pending !== null} onClick={() => void apply()}>
            {i18n._('Apply the import')}
          </Button>
        </Stack>
      ) : null}
      {state === 'done' ? (
        <Banner role="status" tone={counts.conflicts > 0 ? 'warning' : 'success'}>
          {counts.conflicts > 0
            ? i18n._('Some entries were left alone, because somebody changed them after the check.')
            : i18n._('The import is applied.')}
        </Banner>
      ) : null}
      {counts.faults > 0 ? (
        <Stack as="section" gap={3}>
          <Heading level={2} size="sm">
            {i18n._('Faults')}
          </Heading>
          <ImportFaultsTable id={id} version={version} />
        </Stack>
      ) : null}
      <Stack as="section" gap={3}>
        <Heading level={2} size="sm">
          {i18n._('What changes')}
        </Heading>
        <ImportItemsTable id={id} version={version} />
      </Stack>
    </Stack>
  );
}

/** One import: its progress, its faults, and what it changes. */
export function AdminImportScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const id = useIdInPath() ?? '';
  const query = useQuery({
    queryKey: adminKeys.one('imports', id),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/admin/imports/{id}', { params: { path: { id } }, signal })),
    refetchOnReconnect: true,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWorking(data.import) ? pause : false),
  });
  return (
    <AdminPage title={query.data?.import.fileName ?? i18n._('Import')}>
      <AdminDetail
        failure={i18n._('The import could not be loaded')}
        notFoundText={i18n._('This import is no longer available')}
        query={query}
      >
        {({ import: found }) => <ImportDetail {...found} />}
      </AdminDetail>
    </AdminPage>
  );
}
