import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import type { Proof } from '../../../forms/use-proof.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { fullName } from '../../people/index.ts';
import { adminKeys } from '../admin-keys.ts';
import type { StaffMember } from './member-labels.tsx';

const at = ({ _id: id }: StaffMember) => ({ path: { id } });

/**
 * The actions on a member. Each action refetches every query that shows the member. After a refusal too, because a
 * colleague can have acted first.
 */
export function useMemberActions(proved: Proof['proved']) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);

  const run = async (
    call: () => Promise<{ data?: Schemas['StaffMemberAnswer'] }>,
    message: (name: string) => string,
  ): Promise<void> => {
    try {
      const answer = unwrap(await proved(call));
      queryClient.setQueryData(adminKeys.one('members', answer.member._id), answer);
      showToast(message(fullName(answer.member)));
    } finally {
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    }
  };
  return {
    assign: (member: StaffMember, role: StaffMember['role']) =>
      run(
        () => app.api.PUT('/admin/members/{id}/role', { params: at(member), body: { role } }),
        (name) => i18n._('The role of {name} was changed.', { name }),
      ),
    suspend: (member: StaffMember, body: Schemas['SuspensionPayload']) =>
      run(
        () => app.api.PUT('/admin/members/{id}/suspend', { params: at(member), body }),
        (name) => i18n._('{name} is suspended.', { name }),
      ),
    ban: (member: StaffMember, reason: string, hideContent: boolean) =>
      run(
        () => app.api.PUT('/admin/members/{id}/ban', { params: at(member), body: { reason, hideContent } }),
        (name) => i18n._('{name} is banned.', { name }),
      ),
    restore: (member: StaffMember, reason: string) =>
      run(
        () => app.api.PUT('/admin/members/{id}/restore', { params: at(member), body: { reason } }),
        (name) => i18n._('{name} can log in again.', { name }),
      ),
  };
}
