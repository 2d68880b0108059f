import { useLingui } from '@lingui/react';
import { fullName } from '../../people/person.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useProof, type Proof } from '../../../forms/use-proof.tsx';
import { BanDialog } from './ban-dialog.tsx';
import type { MemberDeed } from './member-deeds.ts';
import type { StaffMember } from './member-words.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useMemberDeeds } from './use-member-deeds.ts';

interface MemberDialogProps {
  member: StaffMember;
  deed: MemberDeed;
  onClose: () => void;
}

/** Asks what a deed needs, and does it. */
export function MemberDialog(props: MemberDialogProps) {
  const { proved, dialog } = useProof();
  return (
    <>
      <DeedDialog {...props} proved={proved} />
      {dialog}
    </>
  );
}

function DeedDialog({ member, deed, onClose, proved }: MemberDialogProps & Pick<Proof, 'proved'>) {
  const { i18n } = useLingui();
  const deeds = useMemberDeeds(proved);
  const name = fullName(member);
  if (deed === 'assign')
    return <RoleDialog member={member} onClose={onClose} send={(role) => deeds.assign(member, role)} />;
  if (deed === 'suspend')
    return (
      <SuspendDialog
        member={member}
        onClose={onClose}
        send={(reason, days, hideContent) => deeds.suspend(member, { reason, days, hideContent })}
      />
    );
  if (deed === 'ban')
    return (
      <BanDialog
        member={member}
        onClose={onClose}
        send={(reason, hideContent) => deeds.ban(member, reason, hideContent)}
      />
    );
  return (
    <ReasonDialog
      description={i18n._('The member can sign in again at once.')}
      failure={i18n._('The member could not be restored')}
      hint={i18n._('It stands in the audit log.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      send={(reason) => deeds.restore(member, reason)}
      submitLabel={i18n._('Restore')}
      title={i18n._('Restore {name}', { name })}
    />
  );
}
