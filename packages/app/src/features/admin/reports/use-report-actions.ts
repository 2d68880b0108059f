import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { adminKeys } from '../admin-keys.ts';

/**
 * The actions on a report. Each action refetches every query that shows the report. After a refusal too, because a
 * colleague can have acted first.
 */
export function useReportActions(id: string) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const { pending, write } = useWrite<'take' | 'release'>();
  const params = { path: { id } };

  const run = async (call: Promise<{ data?: Schemas['StaffReportAnswer'] }>): Promise<void> => {
    try {
      queryClient.setQueryData(adminKeys.one('reports', id), unwrap(await call));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };
  const assign = (key: 'take' | 'release') =>
    write(
      key,
      () => run(app.api.PUT(`/admin/reports/{id}/${key}`, { params })),
      i18n._('The report could not be changed'),
    );

  return {
    pending,
    take: () => assign('take'),
    release: () => assign('release'),
    decide: async (body: Schemas['DecisionPayload']) => {
      await run(app.api.PUT('/admin/reports/{id}/decide', { params, body }));
      showToast(i18n._('The report is decided. We will notify the person who sent it.'));
    },
  };
}
