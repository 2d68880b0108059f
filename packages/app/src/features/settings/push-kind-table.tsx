import { SwitchTable, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { createNotifications } from '../notifications/index.ts';
import type { PushPreferences } from '../push/index.ts';
import { chosenKinds, notificationGroups } from './notification-kinds.ts';
import { SettingSwitch } from './setting-switch.tsx';

type Kinds = PushPreferences['kinds'];
type Kind = keyof Kinds;

interface PushKindTableProps {
  /** Undefined while the preferences load. */
  kinds: Kinds | undefined;
  save: (kind: Kind, wanted: boolean) => Promise<void>;
}

/** The kinds of notifications that devices show. A kind that is off on the site is not sent either. */
export function PushKindTable({ kinds, save }: PushKindTableProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: memberId } = useSignedInMember();
  const { data: onSite } = useQuery(createNotifications(api, useQueryClient(), memberId).preferencesQuery());
  const offOnSite = i18n._('Off on the site');

  const rows = chosenKinds(i18n).flatMap(({ kind, label, ...words }) =>
    // Emails are no notifications of a device.
    kind === 'planReminderMail'
      ? []
      : [
          {
            ...words,
            id: `push-kind-${kind}`,
            label,
            cells: {
              push:
                onSite?.[kind] === false ? (
                  offOnSite
                ) : (
                  <SettingSwitch
                    label={
                      <VisuallyHidden>{i18n._('{kind}, on your devices', { kind: label })}</VisuallyHidden>
                    }
                    isOn={kinds?.[kind] ?? null}
                    failure={i18n._('The setting could not be saved')}
                    save={(wanted) => save(kind, wanted)}
                  />
                ),
            },
          },
        ],
  );

  return (
    <SwitchTable
      label={i18n._('What is sent')}
      columns={[{ id: 'push', label: i18n._('On your devices') }]}
      groups={notificationGroups(i18n, rows)}
      emptyLabel={i18n._('Not available')}
    />
  );
}
