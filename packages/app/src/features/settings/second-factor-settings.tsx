import { Banner, Button, EmptyState, Skeleton, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useProof } from '../../forms/use-proof.tsx';
import { errorText } from '../../platform/error-text.ts';
import { useSecondFactor } from '../../session/second-factor.ts';
import { CodeSettings } from './code-settings.tsx';
import { secondFactorDialogs, type SecondFactorDialogs } from './load-second-factor-dialogs.ts';
import { PasskeySettings } from './passkey-settings.tsx';
import { RecoveryCodeSettings } from './recovery-code-settings.tsx';
import { SettingsSection } from './settings-section.tsx';

interface Shown {
  Dialog: SecondFactorDialogs['RecoveryCodesDialog'];
  codes: readonly string[];
}

/** The settings for the second factor. A second factor protects the account if the password is stolen. */
export function SecondFactorSettings() {
  const { i18n } = useLingui();
  const query = useSecondFactor();
  const { proved, dialog } = useProof();
  const [shown, setShown] = useState<Shown | null>(null);
  const secondFactor = query.data;

  const showRecoveryCodes = async (codes: readonly string[]) => {
    const { RecoveryCodesDialog } = await secondFactorDialogs.retry();
    setShown({ Dialog: RecoveryCodesDialog, codes });
  };

  return (
    <SettingsSection
      id="second-factor"
      title={i18n._('Two-step login')}
      text={i18n._(
        'After your password, we ask for a passkey or a code from your phone. A stolen password is then useless on its own.',
      )}
    >
      {query.isPending && query.isFetching ? (
        <Stack aria-busy>
          <Skeleton shape="block" height="3rem" />
        </Stack>
      ) : null}
      {query.isError && secondFactor === undefined ? (
        <EmptyState
          title={errorText(i18n, query.error, i18n._('Two-step login could not be loaded'))}
          action={<Button onClick={() => void query.refetch()}>{i18n._('Try again')}</Button>}
        />
      ) : null}
      {secondFactor?.isRequired === true && !secondFactor.isOn ? (
        <Banner tone="warning">
          {i18n._('Your role needs two-step login. Until you turn it on, you cannot use the administration.')}
        </Banner>
      ) : null}
      {secondFactor === undefined ? null : (
        <>
          <PasskeySettings
            proved={proved}
            showRecoveryCodes={showRecoveryCodes}
            secondFactor={secondFactor}
          />
          <CodeSettings proved={proved} showRecoveryCodes={showRecoveryCodes} secondFactor={secondFactor} />
        </>
      )}
      {secondFactor?.isOn === true ? (
        <RecoveryCodeSettings
          left={secondFactor.recoveryCodesLeft}
          proved={proved}
          showRecoveryCodes={showRecoveryCodes}
        />
      ) : null}
      {shown === null ? null : <shown.Dialog codes={shown.codes} onClose={() => setShown(null)} />}
      {dialog}
    </SettingsSection>
  );
}
