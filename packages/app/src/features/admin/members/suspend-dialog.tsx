import { Field, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { fullName } from '../../people/index.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { HideContent } from './hide-content.tsx';
import type { StaffMember } from './member-labels.tsx';
import { readDays } from '../read-days.ts';

interface SuspendDialogProps {
  member: StaffMember;
  send: (reason: string, days: number, hideContent: boolean) => Promise<void>;
  onClose: () => void;
}

export function SuspendDialog({ member, send, onClose }: SuspendDialogProps) {
  const { i18n } = useLingui();
  const [days, setDays] = useState('7');
  const [hides, setHides] = useState(false);
  const wrong = i18n._('Please enter a whole number of days, from 1 to 365.');
  return (
    <ReasonDialog
      check={() => (readDays(days) === null ? { days: wrong } : {})}
      description={i18n._(
        'Every session of the member ends at once. When they try to log in, they see why, and until when.',
      )}
      failure={i18n._('The member could not be suspended')}
      renderFields={(errors) => (
        <>
          <Field label={i18n._('Days')} error={errors['days']}>
            <TextInput inputMode="numeric" onChange={(event) => setDays(event.target.value)} value={days} />
          </Field>
          <HideContent checked={hides} onChange={setHides} />
        </>
      )}
      hint={i18n._('The member can read this.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      send={(reason) => send(reason, readDays(days) ?? 0, hides)}
      submitLabel={i18n._('Suspend')}
      title={i18n._('Suspend {name}', { name: fullName(member) })}
      tone="danger"
    />
  );
}
