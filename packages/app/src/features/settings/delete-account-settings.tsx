import { Button, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account. For 30 days, the member can still restore it. */
export function DeleteAccountSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const { actor } = app.session;
  const [isAsking, setAsking] = useState(false);

  const leave = async (password: string) => {
    const { user } = actor.getSnapshot().context;
    if (user === null) return;
    const { erasesAt } = await app.session.deleteAccount(async () =>
      unwrap(
        await app.api.DELETE('/user/update/{id}', { params: { path: { id: user._id } }, body: { password } }),
      ),
    );
    createToasts(app).showToast(
      i18n._('Your account will be deleted on {day}. Log in before then to keep it.', {
        // Uses UTC, so that the date is the same as in the email.
        day: i18n.date(new Date(erasesAt), { dateStyle: 'long', timeZone: 'UTC' }),
      }),
    );
  };

  return (
    <SettingsSection
      id="delete-account"
      title={i18n._('Delete your account')}
      text={i18n._(
        'Your profile and everything you posted are hidden from other members at once. After 30 days, all of it is deleted.',
      )}
    >
      <Text>
        {i18n._(
          'You can change your mind until then: log in with your password. Messages you sent stay with the people who received them, without your name. If you want a copy of your data, ask for it first.',
        )}
      </Text>
      <Stack align="start">
        <Button onClick={() => setAsking(true)} variant="danger">
          {i18n._('Delete my account')}
        </Button>
      </Stack>
      {isAsking ? (
        <PasswordDialog
          title={i18n._('Delete my account?')}
          description={i18n._(
            'You are logged out everywhere. You have 30 days to change your mind; then your profile, your posts, your listings and your files are gone for good.',
          )}
          submitLabel={i18n._('Delete my account')}
          isGrave
          send={leave}
          failure={i18n._('Your account could not be deleted')}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
