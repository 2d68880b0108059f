import {
  Button,
  ButtonLink,
  DataTable,
  Link,
  Stack,
  Time,
  type DataTableColumn,
} from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter, SearchFilter } from '../filters.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import {
  kinds,
  kindLabels,
  PublicationStateBadge,
  states,
  stateLabels,
  type Publication,
} from './publication-labels.tsx';
import { usePublicationActions } from './use-publication-actions.ts';

const rules = {
  filters: { search: 'text', kind: kinds, state: states, hasCorrections: ['true'] },
  sorts: ['newest', 'oldest', 'title'],
} as const;

const orders = {
  newest: { column: 'created', direction: 'descending' },
  oldest: { column: 'created', direction: 'ascending' },
  title: { column: 'title', direction: 'ascending' },
} as const;

const publicationColumns = (i18n: I18n): readonly DataTableColumn<Publication>[] => [
  {
    id: 'title',
    header: i18n._('Title'),
    cell: ({ _id, title }) => (
      <Link href={`/admin/publications/${_id}`} standalone>
        {title}
      </Link>
    ),
    sortable: 'ascending',
  },
  { id: 'kind', header: i18n._('Kind'), cell: ({ kind }) => kindLabels(i18n)[kind] },
  { id: 'state', header: i18n._('State'), cell: ({ state }) => <PublicationStateBadge state={state} /> },
  {
    id: 'marks',
    header: i18n._('Saves, sign-ups or corrections'),
    cell: ({ marks }) => i18n.number(marks),
  },
  {
    id: 'created',
    header: i18n._('Written'),
    cell: ({ createdAt }) => <Time format="date" value={createdAt} />,
    sortable: 'descending',
  },
];

/** Articles, events, parishes and resources, published or not. */
export function AdminPublicationsScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const actionsFor = usePublicationActions();
  const { filters, sort, cursor } = address;
  const { hasCorrections, ...others } = filters;
  const query = {
    sort,
    ...given({ ...others, cursor }),
    ...(hasCorrections === 'true' && { hasCorrections: true }),
  };
  const { data, state } = useAdminList({
    area: 'publications',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/publications', { params: { query }, signal })),
    failure: i18n._('The publications could not be loaded'),
  });
  const words = { kinds: kindLabels(i18n), states: stateLabels(i18n) };
  const newOf = {
    article: i18n._('New article'),
    event: i18n._('New event'),
    parish: i18n._('New parish'),
    resource: i18n._('New resource'),
  };

  return (
    <AdminPage
      action={
        <Stack direction="row" gap={2} wrap>
          {kinds.map((kind) => (
            <ButtonLink
              href={`/admin/publications/new?kind=${kind}`}
              key={kind}
              size="sm"
              variant="secondary"
            >
              {newOf[kind]}
            </ButtonLink>
          ))}
          <ButtonLink href="/admin/imports" size="sm" variant="secondary">
            {i18n._('Imports')}
          </ButtonLink>
        </Stack>
      }
      title={i18n._('Publications')}
    >
      <DataTable
        {...state}
        columns={publicationColumns(i18n)}
        emptyAction={
          address.isFiltered ? (
            <Button onClick={address.reset} size="sm" variant="secondary">
              {i18n._('Show all')}
            </Button>
          ) : null
        }
        emptyText={i18n._('Nothing found.')}
        filters={
          <>
            <SearchFilter
              label={i18n._('Words')}
              onSearch={(text) => address.filter('search', text)}
              value={filters.search}
            />
            <ChoiceFilter
              label={i18n._('Kind')}
              onChoose={(kind) => address.filter('kind', kind)}
              options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
              value={filters.kind}
            />
            <ChoiceFilter
              label={i18n._('State')}
              onChoose={(chosen) => address.filter('state', chosen)}
              options={states.map((value) => ({ value, label: words.states[value] }))}
              value={filters.state}
            />
            <ChoiceFilter
              label={i18n._('Corrections')}
              onChoose={(chosen) => address.filter('hasCorrections', chosen)}
              options={[{ value: 'true', label: i18n._('With reported corrections') }]}
              value={hasCorrections}
            />
          </>
        }
        label={i18n._('Publications')}
        onSortChange={({ column, direction }) => {
          if (column === 'title') address.sortBy('title');
          else address.sortBy(direction === 'ascending' ? 'oldest' : 'newest');
        }}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={actionsFor}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        rows={data?.publications ?? []}
        sort={orders[sort]}
      />
    </AdminPage>
  );
}
