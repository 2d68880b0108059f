import { Badge, DataTable, Link, Stack, Text, Time, type DataTableColumn } from '@parvis/design-system';
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
import { ChoiceFilter } from '../filters.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { claimStateLabels, claimStates, isOpenClaim, type Claim } from './claim-labels.ts';
import { LetterDialog } from './letter-dialog.tsx';

const rules = { filters: { state: claimStates }, sorts: ['oldest'] } as const;

const claimColumns = (i18n: I18n): readonly DataTableColumn<Claim>[] => [
  {
    id: 'member',
    header: i18n._('Member'),
    cell: ({ user, position }) => (
      <Stack gap={0}>
        <Link href={`/admin/members/${user._id}`}>{fullName(user)}</Link>
        <Text size="sm" tone="muted">
          {position}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'parish',
    header: i18n._('Parish'),
    cell: ({ parish }) => (
      <Stack gap={0}>
        <Link href={`/parish/${parish._id}`}>{parish.title}</Link>
        <Text size="sm" tone="muted">
          {`${parish.town}, ${parish.state}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'proof',
    header: i18n._('Proof'),
    cell: ({ method, email }) => (method === 'email' ? email : i18n._('By letter')),
  },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ state }) => (
      <Badge tone={state === 'proved' ? 'warning' : state === 'accepted' ? 'success' : 'neutral'}>
        {claimStateLabels(i18n)[state]}
      </Badge>
    ),
  },
  {
    id: 'since',
    header: i18n._('Requested'),
    cell: ({ createdAt }) => <Time format="date" value={createdAt} />,
  },
];

interface Deciding {
  claim: Claim;
  accepted: boolean;
}

/** The claims of parishes. Administrators send letters and decide. */
export function AdminParishClaimsScreen() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const address = useTableAddress(rules);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [lettered, setLettered] = useState<Claim | null>(null);
  const { filters, cursor } = address;
  const query = given({ ...filters, cursor });
  const { data, state } = useAdminList({
    area: 'parish-claims',
    view: query,
    read: async (signal) => unwrap(await app.api.GET('/admin/parish-claims', { params: { query }, signal })),
    failure: i18n._('The claims could not be loaded'),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: adminKeys.all });

  const decide = async ({ claim, accepted }: Deciding, reason: string) => {
    try {
      const params = { path: { id: claim._id } };
      unwrap(await app.api.PUT('/admin/parish-claims/{id}/decide', { params, body: { accepted, reason } }));
      showToast(accepted ? i18n._('The claim is accepted.') : i18n._('The claim is declined.'));
    } finally {
      refresh();
    }
  };

  const words = claimStateLabels(i18n);
  return (
    <AdminPage title={i18n._('Claims of parishes')}>
      <DataTable
        {...state}
        columns={claimColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={
          address.isFiltered ? i18n._('No claims found.') : i18n._('Nobody has claimed a parish yet.')
        }
        filters={
          <ChoiceFilter
            label={i18n._('State')}
            onChoose={(chosen) => address.filter('state', chosen)}
            options={claimStates.map((value) => ({ value, label: words[value] }))}
            value={filters.state}
          />
        }
        label={i18n._('Claims of parishes')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(claim) => [
          ...(claim.method === 'letter' && claim.state === 'unproved'
            ? [{ label: i18n._('Print the letter'), onSelect: () => setLettered(claim) }]
            : []),
          ...(claim.state === 'proved'
            ? [{ label: i18n._('Accept'), onSelect: () => setDeciding({ claim, accepted: true }) }]
            : []),
          ...(isOpenClaim(claim)
            ? [
                {
                  label: i18n._('Decline'),
                  tone: 'danger' as const,
                  onSelect: () => setDeciding({ claim, accepted: false }),
                },
              ]
            : []),
        ]}
        rowId={({ _id }) => _id}
        rowName={({ user, parish }) => `${fullName(user)}, ${parish.title}`}
        rows={data?.claims ?? []}
      />
      {deciding === null ? null : (
        <ReasonDialog
          description={
            deciding.accepted
              ? i18n._('{name} can then edit the page of {parish}.', {
                  name: fullName(deciding.claim.user),
                  parish: deciding.claim.parish.title,
                })
              : i18n._('{name} can claim the parish again.', { name: fullName(deciding.claim.user) })
          }
          failure={i18n._('The decision could not be saved')}
          hint={i18n._('The member can read this.')}
          label={i18n._('Reason')}
          name="reason"
          onClose={() => setDeciding(null)}
          send={(reason) => decide(deciding, reason)}
          submitLabel={deciding.accepted ? i18n._('Accept') : i18n._('Decline')}
          title={deciding.accepted ? i18n._('Accept the claim') : i18n._('Decline the claim')}
          tone={deciding.accepted ? 'primary' : 'danger'}
        />
      )}
      {lettered === null ? null : (
        <LetterDialog
          claim={lettered}
          onClose={() => {
            setLettered(null);
            refresh();
          }}
        />
      )}
    </AdminPage>
  );
}
