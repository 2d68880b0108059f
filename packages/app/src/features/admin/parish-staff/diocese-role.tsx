import { Button, Field, TextInput } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { createToasts } from '../../../platform/toasts.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { can } from '../../../session/permissions.ts';
import { fullName } from '../../people/index.ts';
import { adminKeys } from '../admin-keys.ts';

/** Gives a member the role for all parishes of a diocese. */
export function DioceseRole({ member }: { member: Schemas['Person'] }) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const isAllowed = can(useSignedInMember(), 'parish.assign');
  const [isOpen, setOpen] = useState(false);
  const [diocese, setDiocese] = useState('');
  if (!isAllowed) return null;
  const give = async (reason: string) => {
    const body = { user: member._id, diocese, reason };
    unwrap(await app.api.POST('/admin/parish-roles', { body }));
    showToast(i18n._('The role is given.'));
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="secondary">
        {i18n._('Give the role for a diocese')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          check={() => (diocese.trim() === '' ? { diocese: i18n._('Please fill in this field.') } : {})}
          description={i18n._('{name} can then edit all parishes of this diocese.', {
            name: fullName(member),
          })}
          failure={i18n._('The role could not be given')}
          hint={i18n._('The audit log records it.')}
          label={i18n._('Reason')}
          name="reason"
          onClose={() => setOpen(false)}
          renderFields={(errors) => (
            <Field error={errors['diocese']} label={i18n._('Diocese')}>
              <TextInput
                maxLength={120}
                onChange={({ target }) => setDiocese(target.value)}
                value={diocese}
              />
            </Field>
          )}
          send={give}
          submitLabel={i18n._('Give the role')}
          title={i18n._('Give the role for a diocese')}
        />
      ) : null}
    </>
  );
}
