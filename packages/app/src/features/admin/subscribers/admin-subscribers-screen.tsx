import { Badge, DataTable, Time, type DataTableColumn } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { languageNames } from '@parvis/api-client/languages';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter, SearchFilter } from '../filters.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';

type Subscriber = Schemas['NewsletterSubscriber'];

const states = ['confirmed', 'pending'] as const;

const rules = { filters: { search: 'text', state: states }, sorts: ['newest', 'oldest'] } as const;

const stateLabels = (i18n: I18n): Record<Subscriber['state'], string> => ({
  confirmed: i18n._('Confirmed'),
  pending: i18n._('Not confirmed yet'),
});

const subscriberColumns = (i18n: I18n): readonly DataTableColumn<Subscriber>[] => [
  { id: 'email', header: i18n._('Email'), cell: ({ email }) => email },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ state }) => (
      <Badge tone={state === 'confirmed' ? 'success' : 'warning'}>{stateLabels(i18n)[state]}</Badge>
    ),
  },
  { id: 'language', header: i18n._('Language'), cell: ({ language }) => languageNames[language] },
  {
    id: 'asked',
    header: i18n._('Requested'),
    cell: ({ askedAt }) => <Time format="date" value={askedAt} />,
    sortable: 'descending',
  },
];

/** The newsletter's subscribers, including unconfirmed ones. */
export function AdminSubscribersScreen() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const address = useTableAddress(rules);
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const { filters, sort, cursor } = address;
  const query = { sort, ...given({ ...filters, cursor }) };
  const { data, state } = useAdminList({
    area: 'subscribers',
    view: query,
    read: async (signal) => unwrap(await app.api.GET('/admin/subscribers', { params: { query }, signal })),
    failure: i18n._('The subscribers could not be loaded'),
  });
  const words = stateLabels(i18n);

  const remove = async ({ _id: id }: Subscriber, reason: string) => {
    try {
      const params = { path: { id } };
      unwrap(await app.api.DELETE('/admin/subscribers/{id}', { params, body: { reason } }));
      showToast(i18n._('They no longer receive the newsletter.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };

  return (
    <AdminPage title={i18n._('Subscribers of the newsletter')}>
      <DataTable
        {...state}
        columns={subscriberColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={address.isFiltered ? i18n._('No subscribers found.') : i18n._('Nobody yet.')}
        filters={
          <>
            <SearchFilter
              description={i18n._('The beginning of the address')}
              label={i18n._('Email')}
              onSearch={(text) => address.filter('search', text)}
              value={filters.search}
            />
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={states.map((value) => ({ value, label: words[value] }))}
              value={filters.state}
            />
          </>
        }
        label={i18n._('Subscribers of the newsletter')}
        onSortChange={({ direction }) => address.sortBy(direction === 'ascending' ? 'oldest' : 'newest')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(subscriber) => [
          { label: i18n._('Remove'), tone: 'danger', onSelect: () => setLeaving(subscriber) },
        ]}
        rowId={({ _id }) => _id}
        rowName={({ email }) => email}
        rows={data?.subscribers ?? []}
        sort={{ column: 'asked', direction: sort === 'oldest' ? 'ascending' : 'descending' }}
      />
      {leaving === null ? null : (
        <ReasonDialog
          description={i18n._('We removed {email} from the newsletter. We do not notify them.', {
            email: leaving.email,
          })}
          failure={i18n._('The subscriber could not be removed')}
          hint={i18n._('The audit log records it.')}
          label={i18n._('Reason')}
          name="reason"
          onClose={() => setLeaving(null)}
          send={(reason) => remove(leaving, reason)}
          submitLabel={i18n._('Remove')}
          title={i18n._('Remove a subscriber')}
          tone="danger"
        />
      )}
    </AdminPage>
  );
}
