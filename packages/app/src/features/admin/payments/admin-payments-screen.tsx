import { Card, DataTable, Link, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter, SearchFilter } from '../filters.tsx';
import { money } from '../money.ts';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { FindByReference } from './find-by-reference.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import {
  payerOf,
  paymentActions,
  PaymentState,
  paymentStates,
  paymentStateLabels,
  planOf,
  type PaymentAction,
  type StaffPayment,
} from './payment-labels.tsx';

const rules = {
  filters: { search: 'text', state: paymentStates, disputed: ['true'] },
  sorts: ['newest', 'oldest'],
} as const;

const paymentColumns = (i18n: I18n): readonly DataTableColumn<StaffPayment>[] => [
  {
    id: 'reference',
    header: i18n._('Reference'),
    cell: ({ _id, reference }) => (
      <Link href={`/admin/payments/${_id}`} standalone>
        {reference}
      </Link>
    ),
  },
  { id: 'member', header: i18n._('Member'), cell: (payment) => payerOf(i18n, payment) },
  { id: 'plan', header: i18n._('Plan'), cell: (payment) => planOf(i18n, payment) },
  { id: 'amount', header: i18n._('Amount'), cell: ({ amount }) => money(i18n, amount), align: 'end' },
  { id: 'state', header: i18n._('State'), cell: (payment) => <PaymentState payment={payment} /> },
  {
    id: 'requested',
    header: i18n._('Requested'),
    cell: ({ createdAt }) => <Time format="date" value={createdAt} />,
    sortable: 'descending',
  },
];

/** The payments of all members. */
export function AdminPaymentsScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const [dialog, setDialog] = useState<{ payment: StaffPayment; action: PaymentAction } | null>(null);
  const { filters, sort, cursor } = address;
  const query = { sort, ...given({ ...filters, disputed: filters.disputed === 'true' || null, cursor }) };
  const { data, state } = useAdminList({
    area: 'payments',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/payments', { params: { query }, signal })),
    failure: i18n._('The payments could not be loaded'),
  });
  const words = paymentStateLabels(i18n);

  return (
    <AdminPage title={i18n._('Payments')}>
      <Card as="section" aria-label={i18n._('Find by reference')}>
        <FindByReference />
      </Card>
      <DataTable
        {...state}
        columns={paymentColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={i18n._('No payments found.')}
        filters={
          <>
            <SearchFilter
              label={i18n._('Reference, email, phone or name')}
              onSearch={(text) => address.filter('search', text)}
              value={filters.search}
            />
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={paymentStates.map((value) => ({ value, label: words[value] }))}
              value={filters.state}
            />
            <ChoiceFilter
              label={i18n._('Dispute')}
              onChoose={(chosen) => address.filter('disputed', chosen)}
              options={[{ value: 'true', label: i18n._('Waiting for an answer') }]}
              value={filters.disputed}
            />
          </>
        }
        label={i18n._('Payments')}
        onSortChange={({ direction }) => address.sortBy(direction === 'ascending' ? 'oldest' : 'newest')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(payment) =>
          paymentActions(i18n, payment).map(({ action, label, tone }) => ({
            label,
            tone,
            onSelect: () => setDialog({ payment, action }),
          }))
        }
        rowId={({ _id }) => _id}
        rowName={({ reference }) => reference}
        rows={data?.payments ?? []}
        sort={{ column: 'requested', direction: sort === 'oldest' ? 'ascending' : 'descending' }}
      />
      {dialog === null ? null : <PaymentDialog {...dialog} onClose={() => setDialog(null)} />}
    </AdminPage>
  );
}
