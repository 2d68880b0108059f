import { DataTable, Link, Time, type DataTableColumn } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { AdminPage } from '../admin-page.tsx';
import { ChoiceFilter } from '../filters.tsx';
import { subjectLabels } from './report-labels.tsx';
import { ShowAll } from '../show-all.tsx';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { AppealBadge, verdicts, verdictLabels, type StaffDecision, type Verdict } from './appeal-labels.tsx';
import { VerdictDialog } from './verdict-dialog.tsx';

const rules = { filters: { state: ['decided'] }, sorts: ['oldest'] } as const;

const nameOf = (i18n: I18n, { excerpt, subjectType }: StaffDecision): string =>
  excerpt === '' ? subjectLabels(i18n)[subjectType] : excerpt;

const appealColumns = (i18n: I18n): readonly DataTableColumn<StaffDecision>[] => [
  {
    id: 'excerpt',
    header: i18n._('Reported content'),
    cell: (decision) =>
      decision.reportId === null ? (
        nameOf(i18n, decision)
      ) : (
        <Link href={`/admin/reports/${decision.reportId}`} standalone>
          {nameOf(i18n, decision)}
        </Link>
      ),
  },
  { id: 'appeal', header: i18n._('Appeal text'), cell: ({ appeal }) => appeal?.text ?? '' },
  { id: 'member', header: i18n._('Member'), cell: ({ member }) => member?.name ?? i18n._('Former member') },
  {
    id: 'received',
    header: i18n._('Received'),
    cell: ({ appeal }) => (appeal === null ? '' : <Time format="short" value={appeal.createdAt} />),
  },
  {
    id: 'state',
    header: i18n._('State'),
    cell: ({ appeal }) => (appeal === null ? '' : <AppealBadge state={appeal.state} />),
  },
];

/** Members' appeals against decisions, oldest first. */
export function AdminAppealsScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const address = useTableAddress(rules);
  const [dialog, setDialog] = useState<{ decision: StaffDecision; verdict: Verdict } | null>(null);
  const { filters, cursor } = address;
  const query = given({ ...filters, cursor });
  const { data, state } = useAdminList({
    area: 'appeals',
    view: query,
    read: async (signal) => unwrap(await api.GET('/admin/appeals', { params: { query }, signal })),
    failure: i18n._('The appeals could not be loaded'),
  });

  return (
    <AdminPage title={i18n._('Appeals')}>
      <DataTable
        {...state}
        columns={appealColumns(i18n)}
        emptyAction={<ShowAll isFiltered={address.isFiltered} onReset={address.reset} />}
        emptyText={
          filters.state === 'decided'
            ? i18n._('No appeals have been decided yet.')
            : i18n._('No appeals are waiting.')
        }
        filters={
          <ChoiceFilter
            all={i18n._('Open')}
            label={i18n._('State')}
            onChoose={(chosen) => address.filter('state', chosen)}
            options={[{ value: 'decided', label: i18n._('Decided') }]}
            value={filters.state}
          />
        }
        label={i18n._('Appeals')}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(decision) =>
          decision.canDecideAppeal
            ? verdicts.map((verdict) => ({
                label: verdictLabels(i18n)[verdict],
                onSelect: () => setDialog({ decision, verdict }),
              }))
            : []
        }
        rowId={({ _id }) => _id}
        rowName={(decision) => nameOf(i18n, decision)}
        rows={data?.decisions ?? []}
      />
      {dialog === null ? null : <VerdictDialog {...dialog} onClose={() => setDialog(null)} />}
    </AdminPage>
  );
}
