import { roles } from '@parvis/api-client/roles';
import { DialogContent, DialogRoot, RadioGroup, Stack } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { fullName } from '../../people/index.ts';
import { roleLabels, type StaffMember } from './member-labels.tsx';
import { useWrite } from '../../../platform/use-write.ts';

const roleDescriptions = (i18n: I18n): Record<StaffMember['role'], string | undefined> => ({
  member: undefined,
  editor: i18n._('Publishes articles, resources, events and parishes.'),
  moderator: i18n._('Handles reports and members.'),
  administrator: i18n._('Can do everything, including payments and roles.'),
});

interface RoleDialogProps {
  member: StaffMember;
  send: (role: StaffMember['role']) => Promise<void>;
  onClose: () => void;
}

export function RoleDialog({ member, send, onClose }: RoleDialogProps) {
  const { i18n } = useLingui();
  const [role, setRole] = useState(member.role);
  const { pending, write } = useWrite();
  const [refusal, setRefusal] = useState<string>();
  const words = roleLabels(i18n);
  const descriptions = roleDescriptions(i18n);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending !== null) return;
    setRefusal(undefined);
    await write(
      'save',
      async () => {
        if (role !== member.role) await send(role);
        onClose();
      },
      (error) => setRefusal(errorText(i18n, error, i18n._('The role could not be changed'))),
    );
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={i18n._('Role of {name}', { name: fullName(member) })}
        description={i18n._('The change applies at once, in every tab that the member has open.')}
        size="sm"
      >
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <RadioGroup
              label={i18n._('Role')}
              onValueChange={(value) => setRole(roles.find((known) => known === value) ?? member.role)}
              options={roles.map((value) => ({
                value,
                label: words[value],
                description: descriptions[value],
              }))}
              value={role}
            />
          </Stack>
          <FormFooter isSending={pending !== null} onCancel={onClose} submitLabel={i18n._('Save')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
