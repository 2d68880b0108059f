import { Banner, Button, Heading, InformationList, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { can } from '../../session/permissions.ts';
import { errorText } from '../../platform/error-text.ts';
import { createNotifications } from '../notifications/index.ts';
import { chosenKinds, chosenMails, fixedKinds, fixedMails } from './notification-kinds.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The member's choice of notifications. */
export function NotificationSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const member = useSignedInMember();
  const { _id: userId } = member;
  const notifications = createNotifications(app.api, useQueryClient(), userId);
  const { data, error, isFetching, refetch } = useQuery(notifications.preferencesQuery());

  const switches = (kinds: ReturnType<typeof chosenKinds>) =>
    kinds.map(({ kind, label, description }) => (
      <SettingSwitch
        key={kind}
        label={label}
        description={description}
        isOn={data?.[kind] ?? null}
        failure={i18n._('The setting could not be saved')}
        save={(wanted) => notifications.setPreference(kind, wanted)}
      />
    ));

  return (
    <SettingsSection
      title={i18n._('Notifications')}
      text={i18n._('Choose your notifications. Earlier ones stay in your list.')}
    >
      {data === undefined && error !== null ? (
        <Banner role="alert" tone="danger">
          <Stack gap={2} align="start">
            <span>{errorText(i18n, error, i18n._('The settings could not be loaded'))}</span>
            <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : null}
      {data === undefined && error !== null ? null : <Stack gap={2}>{switches(chosenKinds(i18n))}</Stack>}
      <InformationList
        headingLevel={3}
        items={fixedKinds(i18n, can(member, 'report.review'))}
        title={i18n._('Always on')}
      />
      {data === undefined && error !== null ? null : (
        <Stack gap={3}>
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {i18n._('By email')}
            </Heading>
            <Text tone="muted">{i18n._('We only email you when a notification is not enough.')}</Text>
          </Stack>
          <Stack gap={2}>{switches(chosenMails(i18n))}</Stack>
        </Stack>
      )}
      <InformationList headingLevel={3} items={fixedMails(i18n)} title={i18n._('We always write about')} />
    </SettingsSection>
  );
}
