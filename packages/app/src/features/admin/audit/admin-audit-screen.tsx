import { Badge, DataTable, Link, Stack, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter, DayFilter } from '../filters.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import {
  actionChoices,
  actionLabels,
  auditOutcomes,
  subjectPath,
  subjectLabels,
  type AuditLine,
} from './audit-labels.ts';
import { describeChange } from './describe-change.ts';
import { dayBounds } from './day-bounds.ts';

// `actor` and `subject` are set by links in the table, because nobody types an id.
const rules = {
  filters: {
    actor: 'text',
    subject: 'text',
    action: 'text',
    outcome: auditOutcomes,
    first: 'text',
    last: 'text',
  },
  sorts: ['newest'],
} as const;

function ReasonAndChanges({ line }: { line: AuditLine }) {
  const { i18n } = useLingui();
  if (line.reason === '' && line.changes.length === 0) return '—';
  return (
    <Stack gap={1}>
      {line.reason === '' ? null : <Text as="span">{line.reason}</Text>}
      {line.changes.map((change) => (
        <Text as="span" key={change.field} tone="muted">
          {describeChange(i18n, line, change)}
        </Text>
      ))}
    </Stack>
  );
}

function Named({ path, words }: { path: string | null; words: string }) {
  return path === null ? (
    <Text as="span">{words}</Text>
  ) : (
    <Link href={path} standalone>
      {words}
    </Link>
  );
}

function Subject({ line }: { line: AuditLine }) {
  const { i18n } = useLingui();
  const { member, subject } = line;
  return (
    <Stack align="start" gap={1}>
      {subject?.type === 'member' ? null : (
        <Named path={subjectPath(line)} words={subjectLabels(i18n, line)} />
      )}
      {member === null ? null : <Named path={`/admin/members/${member._id}`} words={member.name} />}
      {member === null && subject?.type === 'member' ? (
        <Text as="span" tone="muted">
          {i18n._('A member who has left')}
        </Text>
      ) : null}
    </Stack>
  );
}

const auditColumns = (i18n: I18n): readonly DataTableColumn<AuditLine>[] => [
  { id: 'at', header: i18n._('When'), cell: ({ at }) => <Time format="short" value={at} /> },
  {
    id: 'actor',
    header: i18n._('Who'),
    cell: ({ actor }) => (
      <Link href={`/admin/audit?actor=${actor._id}`} standalone>
        {actor.name}
      </Link>
    ),
  },
  { id: 'action', header: i18n._('What'), cell: ({ action }) => actionLabels(i18n, action) },
  {
    id: 'outcome',
    header: i18n._('Outcome'),
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'done' ? 'success' : 'danger'}>
        {outcome === 'done' ? i18n._('Done') : i18n._('Refused')}
      </Badge>
    ),
  },
  { id: 'subject', header: i18n._('To'), cell: (line) => <Subject line={line} /> },
  { id: 'details', header: i18n._('Reason and changes'), cell: (line) => <ReasonAndChanges line={line} /> },
];

/** The audit log: the staff's actions, and everybody's refused attempts. */
export function AdminAuditScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const { filters, cursor } = address;
  const { first, last, ...asked } = filters;
  const query = { ...given({ ...asked, cursor }), ...dayBounds(first, last) };
  const { data, state } = useAdminList({
    area: 'audit',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/audit', { params: { query }, signal })),
    failure: i18n._('The audit log could not be loaded'),
  });
  const rows = data?.lines ?? [];
  const isOfOne = filters.actor !== '' || filters.subject !== '';

  return (
    <AdminPage title={i18n._('Audit log')}>
      {isOfOne ? (
        <Stack align="center" direction="row" gap={3} wrap>
          <Text>
            {filters.actor === ''
              ? i18n._('Actions on one item')
              : i18n._('Actions by {name}', { name: rows[0]?.actor.name ?? i18n._('one member') })}
          </Text>
          <ShowAll isFiltered onReset={address.reset} />
        </Stack>
      ) : null}
      <DataTable
        {...state}
        columns={auditColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={i18n._('No actions found.')}
        filters={
          <>
            <ChoiceFilter
              label={i18n._('What')}
              onChoose={(chosen) => address.filter('action', chosen)}
              options={actionChoices(i18n)}
              value={filters.action}
            />
            <ChoiceFilter
              label={i18n._('Outcome')}
              onChoose={(chosen) => address.filter('outcome', chosen)}
              options={[
                { value: 'done', label: i18n._('Done') },
                { value: 'refused', label: i18n._('Refused') },
              ]}
              value={filters.outcome}
            />
            <DayFilter
              label={i18n._('First day')}
              onChoose={(day) => address.filter('first', day)}
              value={first}
            />
            <DayFilter
              label={i18n._('Last day')}
              onChoose={(day) => address.filter('last', day)}
              value={last}
            />
          </>
        }
        label={i18n._('Audit log')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowId={({ _id }) => _id}
        rowName={({ action }) => actionLabels(i18n, action)}
        rows={rows}
      />
    </AdminPage>
  );
}
