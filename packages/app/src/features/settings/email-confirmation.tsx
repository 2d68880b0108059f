import { Banner, Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';

/** Says that the current or a new address is unconfirmed, and resends its link. Renders nothing if neither is. */
export function EmailConfirmation() {
  const { i18n } = useLingui();
  const app = useApp();
  const { showToast, showErrorToast } = createToasts(app);
  const { _id: id, email, emailStatus } = useSignedInMember();
  const [busy, setBusy] = useState<'sending' | 'keeping' | null>(null);
  const pending = emailStatus?.pending ?? null;
  if (pending === null && emailStatus?.state !== 'unconfirmed') return null;

  const resend = async () => {
    setBusy('sending');
    try {
      unwrap(await app.api.POST('/user/confirm-email'));
      showToast(i18n._('A new link is on its way.'));
    } catch (error) {
      showErrorToast(error, i18n._('The link could not be sent'));
    }
    setBusy(null);
  };

  const keep = async () => {
    setBusy('keeping');
    try {
      const request = { params: { path: { id } }, body: { email } };
      const { user } = unwrap(await app.api.PUT('/user/update/{id}', request));
      app.session.changeAccount(user);
      showToast(i18n._('Your email address has not changed.'));
    } catch (error) {
      showErrorToast(error, i18n._('Error updating user'));
    }
    setBusy(null);
  };

  return (
    <Banner tone="warning" title={i18n._('Confirm {address}', { address: pending ?? email })}>
      <Stack gap={3}>
        <span>
          {pending === null
            ? i18n._('Open the link in the mail that we sent you. Until then we send you nothing else.')
            : i18n._(
                'Open the link in the mail that we sent there. Until then {address} stays your address.',
                {
                  address: email,
                },
              )}
        </span>
        <Stack direction="row" gap={3} wrap>
          <Button
            loading={busy === 'sending'}
            disabled={busy === 'keeping'}
            onClick={() => void resend()}
            size="sm"
            variant="secondary"
          >
            {i18n._('Send a new link')}
          </Button>
          {pending === null ? null : (
            <Button
              loading={busy === 'keeping'}
              disabled={busy === 'sending'}
              onClick={() => void keep()}
              size="sm"
              variant="secondary"
            >
              {i18n._('Keep my present address')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Banner>
  );
}
