import { Banner, Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { failureWords } from '../../platform/failure-words.ts';
import { createTell } from '../../platform/tell.ts';
import { createNotifications, type NotificationPreferences } from '../notifications/notifications.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Of what one is told. */
export function NotificationSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: userId } = useSignedInMember();
  const notifications = createNotifications(app.api, useQueryClient(), userId);
  const { data, error, isFetching, refetch } = useQuery(notifications.preferencesQuery());

  const kinds: { kind: keyof NotificationPreferences; label: string; description: string }[] = [
    {
      kind: 'friendRequest',
      label: i18n._('Friend requests'),
      description: i18n._('When somebody would like to be your friend.'),
    },
    {
      kind: 'friendAccepted',
      label: i18n._('Accepted requests'),
      description: i18n._('When somebody accepts your friend request.'),
    },
    {
      kind: 'comment',
      label: i18n._('Comments'),
      description: i18n._('When somebody comments on your post.'),
    },
    {
      kind: 'reply',
      label: i18n._('Replies'),
      description: i18n._('When somebody replies to your comment.'),
    },
    { kind: 'like', label: i18n._('Likes'), description: i18n._('When somebody likes your post.') },
    {
      kind: 'message',
      label: i18n._('Messages'),
      description: i18n._('When somebody writes to you while you are not here.'),
    },
    {
      kind: 'listingEnquiry',
      label: i18n._('Enquiries'),
      description: i18n._('When somebody asks about your listing.'),
    },
    {
      kind: 'listingMatch',
      label: i18n._('Saved searches'),
      description: i18n._('When somebody offers what you have saved a search for.'),
    },
    {
      kind: 'groupRequest',
      label: i18n._('Requests to join your groups'),
      description: i18n._('When somebody would like to join a group that you moderate.'),
    },
    {
      kind: 'groupAccepted',
      label: i18n._('Groups'),
      description: i18n._('When you are let into a group.'),
    },
    {
      kind: 'planActivated',
      label: i18n._('Plans'),
      description: i18n._('When a payment is confirmed and your plan is active.'),
    },
  ];

  const keep = async (kind: keyof NotificationPreferences, wanted: boolean) => {
    try {
      await notifications.setPreference(kind, wanted);
    } catch (failure) {
      createTell(app).tellFailure(failure, i18n._('Error saving the setting'));
    }
  };

  return (
    <SettingsSection
      title={i18n._('Notifications')}
      text={i18n._('Choose what you are told of. What you have been told already stays.')}
    >
      {data === undefined && error !== null ? (
        <Banner role="alert" tone="danger">
          <Stack gap={2} align="start">
            <span>{failureWords(i18n, error, i18n._('Error fetching the settings'))}</span>
            <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : null}
      {data === undefined && error !== null ? null : (
        <Stack gap={2}>
          {kinds.map(({ kind, label, description }) => (
            <SettingSwitch
              key={kind}
              label={label}
              description={description}
              isOn={data?.[kind] ?? null}
              onKeep={(wanted) => keep(kind, wanted)}
            />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}
