import {
  Badge,
  Button,
  DataTable,
  IconPlus,
  Text,
  useConfirm,
  VisuallyHidden,
  type DataTableColumn,
  type DataTableMove,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { money } from '../money.ts';
import { given } from '../table-address.ts';
import { useAdminList } from '../use-admin-list.ts';
import { useTableAddress } from '../use-table-address.ts';
import { PlanDialog } from './plan-dialog.tsx';

type Plan = Schemas['Plan'];

const rules = { filters: {}, sorts: ['place'] } as const;

const planColumns = (i18n: I18n): readonly DataTableColumn<Plan>[] => [
  { id: 'name', header: i18n._('Name'), cell: ({ name }) => name },
  { id: 'price', header: i18n._('Price a month'), cell: ({ price }) => money(i18n, price), align: 'end' },
  { id: 'benefits', header: i18n._('Benefits'), cell: ({ benefits }) => benefits.length, align: 'end' },
  {
    id: 'highlight',
    header: i18n._('Shown as'),
    cell: ({ highlight }) =>
      highlight ? <Badge tone="accent">{i18n._('Recommended')}</Badge> : i18n._('One of the plans'),
  },
];

/** The plans that members can subscribe to. */
export function AdminPlansScreen() {
  const { i18n } = useLingui();
  const app = useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const { write } = useWrite<'change'>();
  const [edited, setEdited] = useState<{ plan: Plan | null } | null>(null);
  /** The new position of the last moved plan, for screen readers. */
  const [moved, setMoved] = useState('');
  const address = useTableAddress(rules);
  const query = given({ cursor: address.cursor });
  const { data, state } = useAdminList({
    area: 'plans',
    view: query,
    read: async (signal) => unwrap(await app.api.GET('/plan/all', { params: { query }, signal })),
    failure: i18n._('The plans could not be loaded'),
  });

  const change = async (work: () => Promise<void>, failure: string) => {
    await write('change', work, failure);
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  const recommend = ({ _id: id, highlight }: Plan) =>
    change(async () => {
      await app.api.PUT('/plan/update/{id}', { params: { path: { id } }, body: { highlight: !highlight } });
      showToast(i18n._('The plan was saved.'));
    }, i18n._('The plan could not be saved'));

  const move = ({ _id: id, name }: Plan, direction: DataTableMove) =>
    change(async () => {
      const { place, of } = unwrap(
        await app.api.PUT('/plan/move/{id}', { params: { path: { id } }, body: { direction } }),
      );
      setMoved(i18n._('{name} is now number {place} of {of}.', { name, place, of }));
    }, i18n._('The plan could not be moved'));

  const retire = async ({ _id: id, name }: Plan) => {
    const isSure = await confirm({
      title: i18n._('Retire {name}?', { name }),
      description: i18n._('Nobody else can choose this plan. Months already paid for continue to their end.'),
      confirmLabel: i18n._('Retire'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (isSure)
      await change(async () => {
        await app.api.DELETE('/plan/delete/{id}', { params: { path: { id } } });
        showToast(i18n._('The plan is retired.'));
      }, i18n._('The plan could not be retired'));
  };

  return (
    <AdminPage
      action={
        <Button leadingIcon={<IconPlus />} onClick={() => setEdited({ plan: null })}>
          {i18n._('New plan')}
        </Button>
      }
      title={i18n._('Plans')}
    >
      <Text tone="muted">{i18n._('Members see the plans in this order.')}</Text>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <DataTable
        {...state}
        columns={planColumns(i18n)}
        emptyText={i18n._('There are no plans yet.')}
        label={i18n._('Plans')}
        onMove={(plan, direction) => void move(plan, direction)}
        paging={address.pagingTo(data?.nextCursor ?? null)}
        rowActions={(plan) => [
          { label: i18n._('Edit'), onSelect: () => setEdited({ plan }) },
          {
            label: plan.highlight ? i18n._('Stop recommending') : i18n._('Recommend'),
            onSelect: () => void recommend(plan),
          },
          { label: i18n._('Retire'), tone: 'danger', onSelect: () => void retire(plan) },
        ]}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rows={data?.plans ?? []}
      />
      {edited === null ? null : <PlanDialog onClose={() => setEdited(null)} plan={edited.plan} />}
    </AdminPage>
  );
}
