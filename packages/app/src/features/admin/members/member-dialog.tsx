import { useLingui } from '@lingui/react';
import { fullName } from '../../people/index.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useProof, type Proof } from '../../../forms/use-proof.tsx';
import { BanDialog } from './ban-dialog.tsx';
import type { MemberAction } from './member-actions.ts';
import type { StaffMember } from './member-labels.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useMemberActions } from './use-member-actions.ts';

interface MemberDialogProps {
  member: StaffMember;
  action: MemberAction;
  onClose: () => void;
}

/** Asks for the details that an action needs, and performs the action. */
export function MemberDialog(props: MemberDialogProps) {
  const { proved, dialog } = useProof();
  return (
    <>
      <ActionDialog {...props} proved={proved} />
      {dialog}
    </>
  );
}

function ActionDialog({ member, action, onClose, proved }: MemberDialogProps & Pick<Proof, 'proved'>) {
  const { i18n } = useLingui();
  const actions = useMemberActions(proved);
  const name = fullName(member);
  if (action === 'assign')
    return <RoleDialog member={member} onClose={onClose} send={(role) => actions.assign(member, role)} />;
  if (action === 'suspend')
    return (
      <SuspendDialog
        member={member}
        onClose={onClose}
        send={(reason, days, hideContent) => actions.suspend(member, { reason, days, hideContent })}
      />
    );
  if (action === 'ban')
    return (
      <BanDialog
        member={member}
        onClose={onClose}
        send={(reason, hideContent) => actions.ban(member, reason, hideContent)}
      />
    );
  return (
    <ReasonDialog
      description={i18n._('The member can log in again at once.')}
      failure={i18n._('The member could not be restored')}
      hint={i18n._('The audit log records it.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      send={(reason) => actions.restore(member, reason)}
      submitLabel={i18n._('Restore')}
      title={i18n._('Restore {name}', { name })}
    />
  );
}
