import { Heading, Link, Stack, ThreeColumnLayout } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { PlanSettings } from '../plans/index.ts';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { DataSettings } from './data-settings.tsx';
import { DeleteAccountSettings } from './delete-account-settings.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { LiturgySettings } from './liturgy-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PlaceSettings } from './place-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { SettingsSection } from './settings-section.tsx';

export function SettingsScreen() {
  const { i18n } = useLingui();
  useTitle(i18n._('Settings'));
  return (
    <ThreeColumnLayout start={<CommunityMenu />}>
      <Stack gap={5}>
        <Heading level={1}>{i18n._('Settings')}</Heading>
        <AccountSettings />
        <NotificationSettings />
        <PrivacySettings />
        <PlaceSettings />
        <LiturgySettings />
        <BlockedPeople />
        <SettingsSection
          id="payments"
          title={i18n._('Plan and payments')}
          text={i18n._('Plans do not renew. We never charge you automatically.')}
        >
          <PlanSettings />
        </SettingsSection>
        <SettingsSection
          title={i18n._('Reports and decisions')}
          text={i18n._('Your reports, and our moderators’ decisions about you.')}
        >
          <Link href="/reports" standalone>
            {i18n._('See reports and decisions')}
          </Link>
        </SettingsSection>
        <LanguageSettings />
        <AppearanceSettings />
        <SecondFactorSettings />
        <DeviceSettings />
        <DataSettings />
        <DeleteAccountSettings />
      </Stack>
    </ThreeColumnLayout>
  );
}
