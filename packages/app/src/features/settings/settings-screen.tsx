import { Heading, Stack, ThreeColumnLayout } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';

export function SettingsScreen() {
  const { i18n } = useLingui();
  useTitle(i18n._('Settings'));
  return (
    <ThreeColumnLayout start={<CommunityMenu />}>
      <Stack gap={5}>
        <Heading level={1}>{i18n._('Settings')}</Heading>
        <NotificationSettings />
        <PrivacySettings />
        <BlockedPeople />
        <LanguageSettings />
      </Stack>
    </ThreeColumnLayout>
  );
}
