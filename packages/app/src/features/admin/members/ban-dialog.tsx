import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { fullName } from '../../people/index.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { HideContent } from './hide-content.tsx';
import type { StaffMember } from './member-labels.tsx';

interface BanDialogProps {
  member: StaffMember;
  send: (reason: string, hideContent: boolean) => Promise<void>;
  onClose: () => void;
}

export function BanDialog({ member, send, onClose }: BanDialogProps) {
  const { i18n } = useLingui();
  const [hides, setHides] = useState(false);
  return (
    <ReasonDialog
      description={i18n._(
        'Every session of the member ends at once, and nobody can log in with this account.',
      )}
      failure={i18n._('The member could not be banned')}
      hint={i18n._('The member can read this.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      renderFields={() => <HideContent checked={hides} onChange={setHides} />}
      send={(reason) => send(reason, hides)}
      submitLabel={i18n._('Ban')}
      title={i18n._('Ban {name}', { name: fullName(member) })}
      tone="danger"
    />
  );
}
