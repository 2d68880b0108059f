import {
  Badge,
  Card,
  DataTable,
  EmptyState,
  InformationList,
  Link,
  Skeleton,
  Stack,
  Text,
  Time,
  type DataTableColumn,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { can, type Permission } from '../../../session/permissions.ts';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AdminPage } from '../admin-page.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { ConfirmDeadlineDialog } from './confirm-deadline-dialog.tsx';
import {
  isDeadlineName,
  ownerText,
  deadlineLabels,
  sourcePath,
  sourceLabels,
  subjectPath,
  subjectLabels,
  type DeadlineItem,
  type DeadlineName,
  type StaffDeadline,
} from './deadline-labels.ts';

const rules = { filters: {}, sorts: ['urgent'] } as const;

const itemColumns = (
  i18n: I18n,
  may: (permission: Permission) => boolean,
): readonly DataTableColumn<DeadlineItem>[] => [
  {
    id: 'subject',
    header: i18n._('Waiting'),
    cell: ({ subject }) => {
      const words = subjectLabels(i18n)[subject.type];
      const path = subjectPath(subject, may);
      return path === null ? (
        words
      ) : (
        <Link href={path} standalone>
          {words}
        </Link>
      );
    },
  },
  { id: 'since', header: i18n._('Since'), cell: ({ since }) => <Time format="short" value={since} /> },
  { id: 'due', header: i18n._('Due'), cell: ({ dueAt }) => <Time format="short" value={dueAt} /> },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ isOverdue }) => (
      <Badge tone={isOverdue ? 'danger' : 'info'}>{isOverdue ? i18n._('Overdue') : i18n._('In time')}</Badge>
    ),
  },
];

function About({ deadline }: { deadline: StaffDeadline }) {
  const { i18n } = useLingui();
  const documents = sourceLabels(i18n);
  return (
    <Card>
      <Stack gap={4}>
        <Text measure>{deadlineLabels(i18n)[deadline._id].statement}</Text>
        <InformationList
          items={[
            {
              term: i18n._('Source'),
              value: (
                <Stack as="span" direction="row" gap={3} wrap>
                  {deadline.sources.map((source) => (
                    <Link href={sourcePath(source)} key={sourcePath(source)} standalone>
                      {documents[source.document]}
                    </Link>
                  ))}
                </Stack>
              ),
            },
            { term: i18n._('Responsible'), value: ownerText(i18n, deadline) },
            ...[
              { term: i18n._('Overdue'), count: deadline.overdue },
              { term: i18n._('In time'), count: deadline.due },
            ].flatMap(({ term, count }) => (count === 0 ? [] : [{ term, value: i18n.number(count) }])),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Waiting({ name }: { name: DeadlineName }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const member = useSignedInMember();
  const may = (permission: Permission) => can(member, permission);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const address = useTableAddress(rules);
  const query = given({ cursor: address.cursor });
  const { data, state } = useAdminList({
    area: 'deadlines',
    view: { name, ...query },
    read: async (signal) =>
      unwrap(
        await api.GET('/admin/deadlines/{deadlineId}', {
          params: { path: { deadlineId: name }, query },
          signal,
        }),
      ),
    failure: i18n._('The deadline could not be loaded'),
  });
  const mayConfirm = may('deadline.confirm') && data?.deadline.confirmedByHand === true;
  const label = name === 'backups' ? i18n._('Confirm') : i18n._('Keep');

  // Shows only a placeholder until the response has arrived. The height of the first part depends on the response. If
  // the second part were shown before the response, it would move.
  if (data === undefined && state.loading) return <Skeleton height="16rem" shape="block" />;
  return (
    <>
      {data === undefined ? null : <About deadline={data.deadline} />}
      <DataTable
        {...state}
        columns={itemColumns(i18n, may)}
        emptyText={i18n._('Nothing is waiting. The deadline is met.')}
        label={i18n._('Waiting')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={({ _id: id }) => (mayConfirm ? [{ label, onSelect: () => setConfirmed(id) }] : [])}
        rowId={({ _id }) => _id}
        rowName={({ subject, since }) =>
          i18n._('{what} of {date}', { what: subjectLabels(i18n)[subject.type], date: i18n.date(since) })
        }
        rows={data?.items ?? []}
      />
      {confirmed === null ? null : (
        <ConfirmDeadlineDialog id={confirmed} onClose={() => setConfirmed(null)} deadline={name} />
      )}
    </>
  );
}

/** A deadline with its source, its owner, and its open items. */
export function AdminDeadlineScreen() {
  const { i18n } = useLingui();
  const name = useIdInPath() ?? '';
  const isKnown = isDeadlineName(i18n, name);
  return (
    <AdminPage title={isKnown ? deadlineLabels(i18n)[name].title : i18n._('Deadline')}>
      <Link href="/admin/deadlines" standalone>
        {i18n._('All deadlines')}
      </Link>
      {isKnown ? (
        <Waiting key={name} name={name} />
      ) : (
        <EmptyState title={i18n._('This deadline does not exist.')} />
      )}
    </AdminPage>
  );
}
