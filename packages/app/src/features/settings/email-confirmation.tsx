import { Banner, Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';

/**
 * Says that the current or a new address is not confirmed yet, and sends the link again. Renders nothing if both are
 * confirmed.
 */
export function EmailConfirmation() {
  const { i18n } = useLingui();
  const app = useApp();
  const { showToast } = createToasts(app);
  const { _id: id, email, emailStatus } = useSignedInMember();
  const { pending: running, write } = useWrite<'send' | 'keep'>();
  const pending = emailStatus?.pending ?? null;
  if (pending === null && emailStatus?.state !== 'unconfirmed') return null;

  const resend = () =>
    write(
      'send',
      async () => {
        unwrap(await app.api.POST('/user/confirm-email'));
        showToast(i18n._('A new link is on its way.'));
      },
      i18n._('The link could not be sent'),
    );

  const keep = () =>
    write(
      'keep',
      async () => {
        const request = { params: { path: { id } }, body: { email } };
        const { user } = unwrap(await app.api.PUT('/user/update/{id}', request));
        app.session.changeAccount(user);
        showToast(i18n._('Your email address has not changed.'));
      },
      i18n._('Error updating user'),
    );

  return (
    <Banner tone="warning" title={i18n._('Confirm {address}', { address: pending ?? email })}>
      <Stack gap={3}>
        <span>
          {pending === null
            ? i18n._('Open the link in the email that we sent you. Until then, we send you nothing else.')
            : i18n._(
                'Open the link in the email that we sent there. Until then, {address} stays your address.',
                {
                  address: email,
                },
              )}
        </span>
        <Stack direction="row" gap={3} wrap>
          <Button
            loading={running === 'send'}
            disabled={running === 'keep'}
            onClick={() => void resend()}
            size="sm"
            variant="secondary"
          >
            {i18n._('Send a new link')}
          </Button>
          {pending === null ? null : (
            <Button
              loading={running === 'keep'}
              disabled={running === 'send'}
              onClick={() => void keep()}
              size="sm"
              variant="secondary"
            >
              {i18n._('Keep my current address')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Banner>
  );
}
