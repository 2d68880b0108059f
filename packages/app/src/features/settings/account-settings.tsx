import { Badge, Button, InformationList, Link, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { fullName } from '../people/index.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The member's name and login. */
export function AccountSettings() {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const [opened, setOpened] = useState<'email' | 'password' | null>(null);
  const close = () => setOpened(null);

  return (
    <SettingsSection
      id="account"
      title={i18n._('Your account')}
      text={i18n._('You log in with your email address and your password.')}
    >
      <InformationList
        items={[
          { term: i18n._('Name'), value: fullName(member) },
          {
            term: i18n._('Email'),
            value:
              member.emailStatus?.state === 'confirmed' ? (
                <Stack as="span" align="center" direction="row" gap={2} wrap>
                  <span>{member.email}</span>
                  <Badge tone="success">{i18n._('Confirmed')}</Badge>
                </Stack>
              ) : (
                member.email
              ),
          },
        ]}
      />
      <EmailConfirmation />
      <Stack direction="row" gap={3} wrap>
        <Button id="change-email" onClick={() => setOpened('email')} variant="secondary">
          {i18n._('Change email address')}
        </Button>
        <Button id="change-password" onClick={() => setOpened('password')} variant="secondary">
          {i18n._('Change password')}
        </Button>
      </Stack>
      <Link href="/profile?tab=information" standalone>
        {i18n._('Change your name and phone number in your profile')}
      </Link>
      {opened === 'email' ? <EmailDialog onClose={close} /> : null}
      {opened === 'password' ? <NewPasswordDialog onClose={close} /> : null}
    </SettingsSection>
  );
}
