import { SwitchTable, Text, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { can } from '../../session/permissions.ts';
import { createNotifications } from '../notifications/index.ts';
import { notificationRowId } from './find-settings.ts';
import {
  chosenKinds,
  fixedKinds,
  notificationGroups,
  type NotificationGroup,
  type Way,
} from './notification-kinds.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsFailure } from './settings-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

interface Row {
  id: string;
  group: NotificationGroup;
  label: string;
  description: string;
  cells: Partial<Record<Way, ReactNode>>;
}

/** The member's choice of notifications: for each kind, the ways in which it reaches them. */
export function NotificationSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const member = useSignedInMember();
  const { _id: userId } = member;
  const notifications = createNotifications(app.api, useQueryClient(), userId);
  const { data, error, isFetching, refetch } = useQuery(notifications.preferencesQuery());
  const hasFailed = data === undefined && error !== null;

  const ways: Readonly<Record<Way, string>> = { site: i18n._('On the site'), email: i18n._('By email') };
  const chosen = chosenKinds(i18n).map(({ kind, way, label, ...words }): Row => ({
    ...words,
    id: notificationRowId(kind),
    label,
    cells: {
      [way]: (
        <SettingSwitch
          label={
            <VisuallyHidden>
              {way === 'site'
                ? i18n._('{kind}, on the site', { kind: label })
                : i18n._('{kind}, by email', { kind: label })}
            </VisuallyHidden>
          }
          isOn={data?.[kind] ?? null}
          failure={i18n._('The setting could not be saved')}
          save={(wanted) => notifications.setPreference(kind, wanted)}
        />
      ),
    },
  }));
  const always = i18n._('Always');
  const fixed = fixedKinds(i18n, can(member, 'report.review')).map(
    ({ id, ways: fixedWays, ...words }): Row => ({
      ...words,
      id: notificationRowId(id),
      cells: Object.fromEntries(fixedWays.map((way) => [way, always])),
    }),
  );
  const rows = hasFailed ? fixed : [...chosen, ...fixed];

  return (
    <SettingsSection
      id="notifications"
      title={i18n._('Choose your notifications')}
      text={i18n._('Earlier ones stay in your list. We only email you when a notification is not enough.')}
    >
      {hasFailed ? (
        <SettingsFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <SwitchTable
        label={i18n._('Notifications')}
        columns={(['site', 'email'] as const).map((way) => ({ id: way, label: ways[way] }))}
        groups={notificationGroups(i18n, rows)}
        emptyLabel={i18n._('Not available')}
      />
      <Text size="sm" tone="muted">
        {i18n._('We send the newsletter only to subscribers. Every issue has a link to unsubscribe.')}
      </Text>
    </SettingsSection>
  );
}
