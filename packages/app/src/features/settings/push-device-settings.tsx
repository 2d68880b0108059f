import { Banner, Skeleton, Stack, Switch, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useWrite } from '../../platform/use-write.ts';
import { useOnline } from '../../shell/offline-banner.tsx';
import { usePushDevice } from '../push/index.ts';
import { SettingsSection } from './settings-section.tsx';

/** Turns push messages to this browser on and off. */
function DeviceSwitch({
  isOn,
  device,
  refresh,
}: Omit<ReturnType<typeof usePushDevice>, 'state'> & { isOn: boolean }) {
  const { i18n } = useLingui();
  const isOnline = useOnline();
  const { pending, write } = useWrite<'on' | 'off'>();
  const [isDismissed, setDismissed] = useState(false);

  const description = () => {
    if (!isOnline) return i18n._('You are offline. You can change this when the network is back.');
    if (pending === 'on') return i18n._('Turning on. Please answer your browser’s question.');
    if (isOn) return i18n._('You get the notifications that you choose below, even when Parvis is closed.');
    return Notification.permission === 'granted'
      ? i18n._('Turn this on to get notifications even when Parvis is closed.')
      : i18n._('Your browser asks you to allow it.');
  };

  const change = (isWanted: boolean) =>
    write(
      isWanted ? 'on' : 'off',
      async () => {
        setDismissed(false);
        if (isWanted) setDismissed((await device.turnOn()) === 'dismissed');
        else await device.turnOff();
        await refresh();
      },
      isWanted
        ? i18n._('Notifications could not be turned on')
        : i18n._('Notifications could not be turned off'),
    );

  return (
    <Stack gap={2}>
      <Switch
        id="push-device"
        label={i18n._('Notify me on this device')}
        description={description()}
        checked={pending === null ? isOn : pending === 'on'}
        aria-busy={pending !== null || undefined}
        disabled={!isOnline}
        onChange={({ target: { checked } }) => void change(checked)}
      />
      <div role="status">
        {isDismissed ? (
          <Text size="sm">
            {i18n._('You closed your browser’s question. Turn the switch on to see it again.')}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}

/** Whether this browser gets push messages. Each browser has its own choice. */
export function PushDeviceSettings() {
  const { i18n } = useLingui();
  const { state, ...push } = usePushDevice();
  return (
    <SettingsSection
      id="push"
      title={i18n._('Notifications on this device')}
      text={i18n._('Your phone or computer can show your notifications, like those of other apps.')}
    >
      {state === null ? (
        <div aria-busy>
          <Skeleton shape="block" height="3rem" />
        </div>
      ) : null}
      {state === 'on' || state === 'off' ? <DeviceSwitch {...push} isOn={state === 'on'} /> : null}
      {state === 'blocked' ? (
        <Banner title={i18n._('Your browser blocks notifications from Parvis')}>
          {i18n._(
            'To allow them, open the settings of this site in your browser, often behind the icon beside the address. Then come back to this page.',
          )}
        </Banner>
      ) : null}
      {state === 'homeScreen' ? (
        <Banner title={i18n._('Add Parvis to your Home Screen first')}>
          {i18n._(
            'Press Share in your browser, then “Add to Home Screen”. Open Parvis from there and come back to this page.',
          )}
        </Banner>
      ) : null}
      {state === 'unsupported' ? (
        <Text>
          {i18n._('This browser cannot show notifications. Perhaps another browser on this device can.')}
        </Text>
      ) : null}
    </SettingsSection>
  );
}
