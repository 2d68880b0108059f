import { Button, ConfirmDialog, Heading, Stack, Text, Time } from '@parvis/design-system';
import { ApiError, type Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import type { Proof } from '../../forms/use-proof.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { secondFactorDialogs, type SecondFactorDialogs } from './load-second-factor-dialogs.ts';
import { useSecondFactorChange } from './use-second-factor-change.ts';
import { useWrite } from '../../platform/use-write.ts';

interface CodeSettingsProps {
  secondFactor: Schemas['SecondFactorAnswer'];
  proved: Proof['proved'];
  showRecoveryCodes: (codes: readonly string[]) => Promise<void>;
}

interface Opened {
  Dialog: SecondFactorDialogs['CodeSetupDialog'];
  setup: Schemas['OneTimeCodeSetup'];
}

const isOnAlready = (error: unknown): boolean => error instanceof ApiError && error.id === 'second-factor.on';

/** Turns authenticator codes on or off. */
export function CodeSettings({ secondFactor, proved, showRecoveryCodes }: CodeSettingsProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { showToast, showErrorToast, refresh } = useSecondFactorChange();
  const { pending, write } = useWrite<'open' | 'turnOff'>();
  const [isAskingOff, setAskingOff] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { oneTimeCodesSince, isRequired, passkeys } = secondFactor;

  const showFailure = async (error: unknown) => {
    showErrorToast(error);
    await refresh();
  };

  const open = () =>
    write(
      'open',
      async () => {
        const { CodeSetupDialog } = await secondFactorDialogs.retry();
        const setup = unwrap(await proved(() => api.POST('/user/secondFactor/codes')));
        setOpened({ Dialog: CodeSetupDialog, setup });
      },
      showFailure,
    );

  const confirm = async (code: string) => {
    try {
      const { recoveryCodes, message } = unwrap(
        await proved(() => api.PUT('/user/secondFactor/codes', { body: { code } })),
      );
      showToast(message);
      setOpened(null);
      // There are no new recovery codes if the member already got recovery codes with a passkey.
      if (recoveryCodes.length > 0) await showRecoveryCodes(recoveryCodes);
    } catch (error) {
      await refresh();
      if (!isOnAlready(error)) throw error;
      // The response to an earlier try with this code was lost, or codes were turned on elsewhere.
      showErrorToast(error);
      return;
    }
    await refresh();
  };

  const turnOff = async () => {
    setAskingOff(false);
    await write(
      'turnOff',
      async () => {
        const { message } = unwrap(await proved(() => api.DELETE('/user/secondFactor/codes')));
        showToast(message);
        await refresh();
      },
      showFailure,
    );
  };

  const consequence = (): string => {
    if (passkeys.length > 0) return i18n._('Your passkeys stay: we ask for one after your password.');
    return isRequired
      ? i18n._('Your password alone will then open your account, and you cannot use the administration.')
      : i18n._('Your password alone will then open your account.');
  };

  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        {i18n._('Authenticator app')}
      </Heading>
      {oneTimeCodesSince === null ? (
        <Stack align="start">
          <Button loading={pending === 'open'} onClick={() => void open()} variant="secondary">
            {i18n._('Use an authenticator app')}
          </Button>
        </Stack>
      ) : (
        <>
          <Text>
            {i18n._('Authenticator app codes have been on since:')}{' '}
            <Time format="date" value={oneTimeCodesSince} />
          </Text>
          <Stack align="start">
            <Button onClick={() => setAskingOff(true)} variant="secondary">
              {i18n._('Turn off the authenticator app')}
            </Button>
          </Stack>
        </>
      )}
      <ConfirmDialog
        open={isAskingOff}
        title={i18n._('Turn off the authenticator app?')}
        description={consequence()}
        confirmLabel={i18n._('Turn off')}
        onConfirm={turnOff}
        onCancel={() => setAskingOff(false)}
      />
      {opened === null ? null : (
        <opened.Dialog
          confirm={confirm}
          onClose={() => setOpened(null)}
          endsSessions={!secondFactor.isOn}
          setup={opened.setup}
        />
      )}
    </Stack>
  );
}
