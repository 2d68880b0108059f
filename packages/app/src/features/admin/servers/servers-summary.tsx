import { Badge, Card, InformationList, Link, Stack, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useSignedInMember } from '../../../app-context.tsx';
import { can } from '../../../session/permissions.ts';
import { bytesText, hasSilentServer, serversText } from './server-labels.ts';

type Answer = Schemas['ServersAnswer'];

const Line = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" gap={3} wrap>
    {children}
  </Stack>
);

function Files({ fileStore, servers }: Pick<Answer, 'fileStore' | 'servers'>) {
  const { i18n } = useLingui();
  const failed = servers.reduce((sum, { failedFileOperations }) => sum + failedFileOperations, 0);
  return (
    <Line>
      <span>{fileStore === 's3' ? i18n._('In S3') : i18n._('In the data folder')}</span>
      {failed === 0 ? null : (
        <Badge tone="danger">
          {i18n._('{failed, plural, one {# operation failed} other {# operations failed}}', { failed })}
        </Badge>
      )}
    </Line>
  );
}

function Jobs({ jobs: { waiting, due, dead } }: Pick<Answer, 'jobs'>) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  return (
    <Line>
      <span>{i18n._('{waiting} waiting, {due} of them due', { waiting, due })}</span>
      {dead === 0 ? null : <Badge tone="danger">{i18n._('{dead} failed', { dead })}</Badge>}
      {can(member, 'job.manage') ? (
        <Link href="/admin/jobs" standalone>
          {i18n._('See the jobs')}
        </Link>
      ) : null}
    </Line>
  );
}

function LastBackup({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  if (at === null) return <Badge tone="warning">{i18n._('No backup found')}</Badge>;
  return (
    <Line>
      <Time value={at} />
      <Time format="short" value={at} />
    </Line>
  );
}

/** The state of everything that the servers share. */
export function ServersSummary({ answer }: { answer: Answer }) {
  const { i18n } = useLingui();
  const { database, fileStore, isReadOnly, jobs, lastBackupAt, servers } = answer;
  const serversState = serversText(i18n, answer);
  const size = bytesText(i18n, database.bytes);
  return (
    <Card>
      <InformationList
        items={[
          {
            term: i18n._('Servers'),
            value: hasSilentServer(answer) ? <Badge tone="danger">{serversState}</Badge> : serversState,
          },
          {
            term: i18n._('Database'),
            value:
              database.engine === 'postgres'
                ? i18n._('PostgreSQL, {size}', { size })
                : i18n._('SQLite, {size}', { size }),
          },
          { term: i18n._('Files'), value: <Files fileStore={fileStore} servers={servers} /> },
          { term: i18n._('Jobs'), value: <Jobs jobs={jobs} /> },
          { term: i18n._('Last backup'), value: <LastBackup at={lastBackupAt} /> },
          {
            term: i18n._('Changes'),
            value: isReadOnly ? (
              <Badge tone="warning">{i18n._('Read-only')}</Badge>
            ) : (
              i18n._('Members can make changes')
            ),
          },
        ]}
        title={i18n._('State of the site')}
      />
    </Card>
  );
}
