import { CheckboxGroup, Collapsible } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { createPushPreferences, type PushPreferences } from '../push/index.ts';
import { PushKindTable } from './push-kind-table.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { QuietTimeZone } from './quiet-time-zone.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsFailure } from './settings-failure.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useLatestChoice } from './use-latest-choice.ts';

const days = ['sundays', 'good_friday', 'triduum'] as const;

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The member's choices for push messages. They apply to all devices. */
export function PushChoicesSettings() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const preferences = createPushPreferences(api, useQueryClient());
  const { data, error, isFetching, refetch } = useQuery(preferences.query());
  const failure = i18n._('The setting could not be saved');
  const dayNames: Readonly<Record<(typeof days)[number], string>> = {
    sundays: i18n._('Sundays'),
    good_friday: i18n._('Good Friday'),
    triduum: i18n._('From Holy Thursday to Easter Sunday'),
  };
  const timeZone = data?.timeZone ?? ownTimeZone();
  const quietDays = useLatestChoice<PushPreferences['quietDays']>(
    (chosen) => preferences.update({ quietDays: chosen, timeZone }),
    failure,
  );

  return (
    <SettingsSection
      id="push-choices"
      title={i18n._('What your devices show, and when')}
      text={i18n._('This applies to all devices on which you turn notifications on.')}
    >
      {data === undefined && error !== null ? (
        <SettingsFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Collapsible id="push-kinds" summary={i18n._('What is sent')}>
            <PushKindTable
              kinds={data?.kinds}
              save={(kind, wanted) => preferences.update({ kinds: { [kind]: wanted } })}
            />
          </Collapsible>
          <SettingSwitch
            id="push-text"
            label={i18n._('Show the text of messages')}
            description={i18n._('Otherwise, a notification only says who wrote. Others may see your screen.')}
            isOn={data?.showText ?? null}
            failure={failure}
            save={(wanted) => preferences.update({ showText: wanted })}
          />
          <QuietHours
            hours={data?.quietHours}
            timeZone={timeZone}
            failure={failure}
            save={(changes) => preferences.update(changes)}
          />
          <CheckboxGroup
            id="quiet-days"
            label={i18n._('Quiet days')}
            description={i18n._('On these days your devices stay silent. The notifications wait in Parvis.')}
            disabled={data === undefined}
            options={days.map((value) => ({ value, label: dayNames[value] }))}
            value={quietDays.wanted ?? data?.quietDays ?? []}
            onValueChange={(chosen) => void quietDays.choose(days.filter((day) => chosen.includes(day)))}
          />
          {data !== undefined && (data.quietHours !== null || data.quietDays.length > 0) ? (
            <QuietTimeZone
              timeZone={timeZone}
              ownTimeZone={ownTimeZone()}
              failure={failure}
              save={(wanted) => preferences.update({ timeZone: wanted })}
            />
          ) : null}
        </>
      )}
    </SettingsSection>
  );
}
