import { Banner, DataTable, Skeleton, Text, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { errorText } from '../../../platform/error-text.ts';
import { AdminPage } from '../admin-page.tsx';
import { serverColumns } from './server-columns.tsx';
import { versionsOf } from './server-labels.ts';
import { ServersSummary } from './servers-summary.tsx';
import { useServers } from './use-servers.ts';

/** The running servers, and the state of what they share. */
export function AdminServersScreen() {
  const { i18n } = useLingui();
  const { data, error, isError, isPending, refetch } = useServers();
  const versions = data === undefined ? [] : versionsOf(data);

  // Nothing else is shown while the servers load, because the height of the summary is not known.
  if (isPending)
    return (
      <AdminPage title={i18n._('Servers')}>
        <VisuallyHidden role="status">{i18n._('Loading…')}</VisuallyHidden>
        <Skeleton height="40rem" shape="block" />
      </AdminPage>
    );
  return (
    <AdminPage title={i18n._('Servers')}>
      {data !== undefined && isError ? (
        <Banner role="status" tone="warning" title={i18n._('This page is not up to date')}>
          {errorText(i18n, error, i18n._('The servers could not be loaded'))}
        </Banner>
      ) : null}
      {versions.length > 1 ? (
        <Banner role="status" title={i18n._('An upgrade is in progress')}>
          {i18n._(
            'The servers run these versions: {versions}. The upgrade ends when every server has restarted.',
            {
              versions: versions.join(', '),
            },
          )}
        </Banner>
      ) : null}
      {data !== undefined ? <ServersSummary answer={data} /> : null}
      <Text measure tone="muted">
        {i18n._(
          'Each server reports every 10 seconds. The delay is how long work waits until the server begins it.',
        )}
      </Text>
      <DataTable
        columns={serverColumns(i18n, data?.isReadOnly === true)}
        emptyText={i18n._('No server has reported yet.')}
        error={
          data === undefined && isError
            ? errorText(i18n, error, i18n._('The servers could not be loaded'))
            : undefined
        }
        label={i18n._('Servers')}
        onRetry={() => void refetch()}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rows={data?.servers ?? []}
      />
    </AdminPage>
  );
}
