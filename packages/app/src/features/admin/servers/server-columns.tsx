import { Badge, Stack, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { bytesText } from './server-labels.ts';

type Server = Schemas['Server'];

function stateBadge(i18n: I18n, { isConnected, isResponding }: Server, isReadOnly: boolean) {
  if (!isResponding)
    return isReadOnly ? (
      <Badge>{i18n._('Not reporting')}</Badge>
    ) : (
      <Badge tone="danger">{i18n._('Not responding')}</Badge>
    );
  // The pages of this server do not get the events of the other servers.
  if (!isConnected) return <Badge tone="danger">{i18n._('No live updates')}</Badge>;
  return <Badge tone="success">{i18n._('Responding')}</Badge>;
}

export const serverColumns = (i18n: I18n, isReadOnly: boolean): readonly DataTableColumn<Server>[] => [
  { id: 'name', header: i18n._('Server'), cell: ({ name }) => name },
  {
    id: 'seen',
    header: i18n._('Last report'),
    cell: (server) => (
      <Stack align="start" gap={1}>
        {stateBadge(i18n, server, isReadOnly)}
        <Time value={server.seenAt} />
      </Stack>
    ),
  },
  {
    id: 'version',
    header: i18n._('Version'),
    cell: ({ version, nodeVersion }) => (
      <Stack gap={1}>
        <span>{version}</span>
        <Text as="span" size="sm" tone="muted">
          {i18n._('Node.js {nodeVersion}', { nodeVersion })}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'started',
    header: i18n._('Up since'),
    cell: ({ startedAt }) => <Time format="short" value={startedAt} />,
  },
  { id: 'pages', header: i18n._('Open pages'), cell: ({ pages }) => i18n.number(pages), align: 'end' },
  {
    id: 'memory',
    header: i18n._('Memory'),
    cell: ({ memoryBytes }) => bytesText(i18n, memoryBytes),
    align: 'end',
  },
  {
    id: 'delay',
    header: i18n._('Delay'),
    cell: ({ eventLoopDelay }) =>
      i18n.number(eventLoopDelay, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }),
    align: 'end',
  },
  {
    id: 'tasks',
    header: i18n._('Waiting tasks'),
    cell: ({ waitingTasks }) => i18n.number(waitingTasks),
    align: 'end',
  },
  {
    id: 'free',
    header: i18n._('Free space'),
    cell: ({ freeBytes }) => (freeBytes === null ? '—' : bytesText(i18n, freeBytes)),
    align: 'end',
  },
];
