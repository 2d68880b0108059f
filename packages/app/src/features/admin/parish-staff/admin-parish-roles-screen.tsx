import { DataTable, Link, Time, type DataTableColumn } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { createToasts } from '../../../platform/toasts.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { fullName } from '../../people/index.ts';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';

type ParishRole = Schemas['ParishRole'];

const rules = { filters: {}, sorts: ['newest'] } as const;

const roleColumns = (i18n: I18n): readonly DataTableColumn<ParishRole>[] => [
  {
    id: 'member',
    header: i18n._('Member'),
    cell: ({ user }) => <Link href={`/admin/members/${user._id}`}>{fullName(user)}</Link>,
  },
  {
    id: 'scope',
    header: i18n._('Parish or diocese'),
    cell: ({ parish, diocese }) =>
      parish === null ? (
        i18n._('Diocese of {diocese}', { diocese })
      ) : (
        <Link href={`/parish/${parish._id}`}>{parish.title}</Link>
      ),
  },
  { id: 'position', header: i18n._('Position'), cell: ({ position }) => position },
  { id: 'giver', header: i18n._('Given by'), cell: ({ givenBy }) => givenBy },
  { id: 'since', header: i18n._('Since'), cell: ({ createdAt }) => <Time format="date" value={createdAt} /> },
];

/** The members who look after a parish or a diocese. Administrators give the role for a diocese on the page of a member. */
export function AdminParishRolesScreen() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const address = useTableAddress(rules);
  const [ending, setEnding] = useState<ParishRole | null>(null);
  const { cursor } = address;
  const query = given({ cursor });
  const { data, state } = useAdminList({
    area: 'parish-roles',
    view: query,
    read: async (signal) => unwrap(await app.api.GET('/admin/parish-roles', { params: { query }, signal })),
    failure: i18n._('The roles could not be loaded'),
  });

  const revoke = async ({ _id: id }: ParishRole, reason: string) => {
    try {
      const params = { path: { id } };
      unwrap(await app.api.DELETE('/admin/parish-roles/{id}', { params, body: { reason } }));
      showToast(i18n._('The role has ended.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };

  return (
    <AdminPage title={i18n._('Parish staff')}>
      <DataTable
        {...state}
        columns={roleColumns(i18n)}
        emptyText={i18n._('Nobody looks after a parish yet.')}
        label={i18n._('Parish staff')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(role) => [{ label: i18n._('Revoke'), tone: 'danger', onSelect: () => setEnding(role) }]}
        rowId={({ _id }) => _id}
        rowName={({ user, parish, diocese }) => `${fullName(user)}, ${parish?.title ?? diocese}`}
        rows={data?.roles ?? []}
      />
      {ending === null ? null : (
        <ReasonDialog
          description={i18n._('{name} can then no longer edit the page.', { name: fullName(ending.user) })}
          failure={i18n._('The role could not be revoked')}
          hint={i18n._('The audit log records it.')}
          label={i18n._('Reason')}
          name="reason"
          onClose={() => setEnding(null)}
          send={(reason) => revoke(ending, reason)}
          submitLabel={i18n._('Revoke')}
          title={i18n._('Revoke the role')}
          tone="danger"
        />
      )}
    </AdminPage>
  );
}
