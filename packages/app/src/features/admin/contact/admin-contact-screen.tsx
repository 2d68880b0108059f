import { Button, DataTable, Stack, Text, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter } from '../filters.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { isLate } from './contact-due.ts';
import { ContactDialog } from './contact-dialog.tsx';
import {
  ContactBadge,
  contactKinds,
  contactKindLabels,
  contactStates,
  contactStateLabels,
  type ReadContact,
} from './contact-labels.tsx';

const rules = {
  filters: { state: contactStates, kind: contactKinds },
  sorts: ['newest', 'oldest'],
} as const;

const beginning = 100;

const beginningOf = (message: string): string => {
  const characters = Array.from(message.replaceAll(/\s+/gu, ' ').trim());
  return characters.length <= beginning ? characters.join('') : `${characters.slice(0, beginning).join('')}…`;
};

const contactColumns = (
  i18n: I18n,
  open: (contact: ReadContact) => void,
): readonly DataTableColumn<ReadContact>[] => [
  { id: 'name', header: i18n._('Name'), cell: ({ name }) => name },
  { id: 'kind', header: i18n._('Kind'), cell: ({ kind }) => contactKindLabels(i18n)[kind] },
  {
    id: 'message',
    header: i18n._('Message'),
    cell: (contact) => (
      <Stack align="start" gap={2}>
        <Text as="span">{beginningOf(contact.message)}</Text>
        <Button
          aria-label={i18n._('Read the message of {name}', { name: contact.name })}
          onClick={() => open(contact)}
          size="sm"
          variant="secondary"
        >
          {i18n._('Read')}
        </Button>
      </Stack>
    ),
  },
  { id: 'state', header: i18n._('State'), cell: (contact) => <ContactBadge contact={contact} /> },
  {
    id: 'received',
    header: i18n._('Sent'),
    cell: ({ createdAt }) => <Time format="short" value={createdAt} />,
    sortable: 'descending',
  },
];

/** Messages from visitors and members to the staff. */
export function AdminContactScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const [read, setRead] = useState<ReadContact | null>(null);
  const { filters, sort, cursor } = address;
  const query = { sort, ...given({ ...filters, cursor }) };
  const { data, state } = useAdminList({
    area: 'contact',
    view: query,
    read: async (signal) => {
      const page = unwrap(await api.GET('/admin/contact', { params: { query }, signal }));
      const now = Date.now();
      return { ...page, contacts: page.contacts.map((each) => ({ ...each, isLate: isLate(each, now) })) };
    },
    failure: i18n._('The messages could not be loaded'),
  });
  const words = { kinds: contactKindLabels(i18n), states: contactStateLabels(i18n) };

  return (
    <AdminPage title={i18n._('Messages to the staff')}>
      <DataTable
        {...state}
        columns={contactColumns(i18n, setRead)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={i18n._('No messages found.')}
        filters={
          <>
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={contactStates.map((value) => ({ value, label: words.states[value] }))}
              value={filters.state}
            />
            <ChoiceFilter
              label={i18n._('Kind')}
              onChoose={(chosen) => address.filter('kind', chosen)}
              options={contactKinds.map((value) => ({ value, label: words.kinds[value] }))}
              value={filters.kind}
            />
          </>
        }
        label={i18n._('Messages to the staff')}
        onSortChange={({ direction }) => address.sortBy(direction === 'ascending' ? 'oldest' : 'newest')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rows={data?.contacts ?? []}
        sort={{ column: 'received', direction: sort === 'oldest' ? 'ascending' : 'descending' }}
      />
      {read === null ? null : <ContactDialog contact={read} onClose={() => setRead(null)} />}
    </AdminPage>
  );
}
