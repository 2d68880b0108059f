import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@parvis/api-client';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';

type Verdict = Schemas['AppealDecisionPayload'];

/**
 * Decides an appeal. Then refetches every query that shows the appeal. After a refusal too, because a colleague can
 * have acted first.
 */
export function useDecideAppeal() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  return async (decisionId: string, body: Verdict): Promise<void> => {
    try {
      const params = { path: { id: decisionId } };
      unwrap(await app.api.PUT('/admin/appeals/{id}/decide', { params, body }));
      showToast(i18n._('The appeal is decided. We will notify the member.'));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };
}
