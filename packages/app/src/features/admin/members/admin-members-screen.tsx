import { roles } from '@parvis/api-client/roles';
import { DataTable, Link, Stack, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { fullName } from '../../people/index.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter, SearchFilter } from '../filters.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { actionsFor } from './member-actions.ts';
import { useMemberDialog } from './use-member-dialog.tsx';
import {
  memberStates,
  PendingDeletionBadge,
  MemberStateBadge,
  memberStateLabels,
  roleLabels,
  type StaffMember,
} from './member-labels.tsx';

const rules = {
  filters: { search: 'text', role: roles, state: memberStates },
  sorts: ['newest', 'oldest'],
} as const;

const memberColumns = (i18n: I18n): readonly DataTableColumn<StaffMember>[] => [
  {
    id: 'name',
    header: i18n._('Name'),
    cell: (member) => (
      <Link href={`/admin/members/${member._id}`} standalone>
        {fullName(member)}
      </Link>
    ),
  },
  { id: 'email', header: i18n._('Email'), cell: ({ email }) => email ?? i18n._('Hidden') },
  { id: 'role', header: i18n._('Role'), cell: ({ role }) => roleLabels(i18n)[role] },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ pendingDeletion, state }) => (
      <Stack direction="row" gap={2} wrap>
        <MemberStateBadge state={state} />
        {pendingDeletion === null ? null : <PendingDeletionBadge />}
      </Stack>
    ),
  },
  {
    id: 'joined',
    header: i18n._('Joined'),
    cell: ({ createdAt }) => <Time format="date" value={createdAt} />,
    sortable: 'descending',
  },
];

/** All members, including suspended and banned ones. */
export function AdminMembersScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const { open, opening, dialog } = useMemberDialog();
  const { filters, sort, cursor } = address;
  const query = { sort, ...given({ ...filters, cursor }) };
  const { data, state } = useAdminList({
    area: 'members',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/members', { params: { query }, signal })),
    failure: i18n._('The members could not be loaded'),
  });
  const words = { roles: roleLabels(i18n), states: memberStateLabels(i18n) };

  return (
    <AdminPage title={i18n._('Members')}>
      <DataTable
        {...state}
        loading={state.loading || opening !== null}
        columns={memberColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={i18n._('No members found.')}
        filters={
          <>
            <SearchFilter
              label={i18n._('Name or email')}
              onSearch={(text) => address.filter('search', text)}
              value={filters.search}
            />
            <ChoiceFilter
              label={i18n._('Role')}
              onChoose={(role) => address.filter('role', role)}
              options={roles.map((value) => ({ value, label: words.roles[value] }))}
              value={filters.role}
            />
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={memberStates.map((value) => ({ value, label: words.states[value] }))}
              value={filters.state}
            />
          </>
        }
        label={i18n._('Members')}
        onSortChange={({ direction }) => address.sortBy(direction === 'ascending' ? 'oldest' : 'newest')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(member) =>
          actionsFor(i18n, member).map(({ action, label, tone }) => ({
            label,
            tone,
            onSelect: () => open({ member, action }),
          }))
        }
        rowId={({ _id }) => _id}
        rowName={fullName}
        rows={data?.members ?? []}
        sort={{ column: 'joined', direction: sort === 'oldest' ? 'ascending' : 'descending' }}
      />
      {dialog}
    </AdminPage>
  );
}
