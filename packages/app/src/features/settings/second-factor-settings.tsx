import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import { ApiError, type Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useProof } from '../../forms/use-proof.tsx';
import { answered } from '../../platform/answered.ts';
import { failureWords } from '../../platform/failure-words.ts';
import { isFetchFailure, lazyValue } from '../../platform/lazy-value.ts';
import { createTell } from '../../platform/tell.ts';
import { secondFactorKey, useSecondFactor } from '../../session/second-factor.ts';
import { sessionsKey } from './sessions-key.ts';
import { SettingsSection } from './settings-section.tsx';

/** Opened once in years. */
const dialogs = lazyValue(() => import('./second-factor-dialogs.ts'));

type Dialogs = Awaited<ReturnType<typeof dialogs.get>>;
type Setup = Schemas['OneTimeCodeSetup'];

type Opened =
  | { kind: 'setup'; Dialog: Dialogs['CodeSetupDialog']; setup: Setup }
  | { kind: 'codes'; Dialog: Dialogs['RecoveryCodesDialog']; codes: readonly string[] };

/** Below this one should make new ones. */
const FEW = 3;

const isOnAlready = (error: unknown): boolean => error instanceof ApiError && error.id === 'second-factor.on';

/** A code beside the password, which a stolen password alone does not have. */
export function SecondFactorSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { tell, tellFailure } = createTell(app);
  const query = useSecondFactor();
  const { proved, dialog } = useProof();
  const [busy, setBusy] = useState<'setup' | 'codes' | null>(null);
  const [isAskingOff, setAskingOff] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const standing = query.data;

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: secondFactorKey }),
      queryClient.invalidateQueries({ queryKey: sessionsKey }),
    ]);

  const open = async (kind: 'setup' | 'codes') => {
    if (busy !== null) return;
    setBusy(kind);
    try {
      const { CodeSetupDialog, RecoveryCodesDialog } = await dialogs.retry();
      if (kind === 'setup') {
        const setup = answered(await proved(() => app.api.POST('/user/secondFactor/codes')));
        setOpened({ kind, Dialog: CodeSetupDialog, setup });
      } else {
        const { recoveryCodes } = answered(
          await proved(() => app.api.POST('/user/secondFactor/recoveryCodes')),
        );
        setOpened({ kind, Dialog: RecoveryCodesDialog, codes: recoveryCodes });
      }
    } catch (error) {
      tellFailure(
        error,
        isFetchFailure(error)
          ? i18n._('Please check your connection and try again.')
          : i18n._('Two-step login could not be changed'),
      );
    }
    await refresh();
    setBusy(null);
  };

  const confirm = async (code: string) => {
    try {
      const { recoveryCodes, message } = answered(
        await proved(() => app.api.PUT('/user/secondFactor/codes', { body: { code } })),
      );
      const { RecoveryCodesDialog } = await dialogs.get();
      setOpened({ kind: 'codes', Dialog: RecoveryCodesDialog, codes: recoveryCodes });
      tell(message);
    } catch (error) {
      await refresh();
      if (!isOnAlready(error)) throw error;
      // The answer to the same code was lost, or they were turned on elsewhere.
      tellFailure(error, i18n._('Two-step login could not be changed'));
      return;
    }
    await refresh();
  };

  const turnOff = async () => {
    setAskingOff(false);
    try {
      const { message } = answered(await proved(() => app.api.DELETE('/user/secondFactor/codes')));
      tell(message);
    } catch (error) {
      tellFailure(error, i18n._('Two-step login could not be changed'));
    }
    await refresh();
  };

  // The recovery codes may stand in its place by now.
  const closeSetup = () => setOpened((current) => (current?.kind === 'setup' ? null : current));

  return (
    <SettingsSection
      id="second-factor"
      title={i18n._('Two-step login')}
      text={i18n._(
        'We ask for a code of your phone after your password. A stolen password alone is then of no use.',
      )}
    >
      {query.isPending && query.isFetching ? (
        <Stack aria-busy>
          <Skeleton shape="block" height="3rem" />
        </Stack>
      ) : null}
      {query.isError && standing === undefined ? (
        <EmptyState
          title={failureWords(i18n, query.error, i18n._('Two-step login could not be loaded'))}
          action={<Button onClick={() => void query.refetch()}>{i18n._('Try again')}</Button>}
        />
      ) : null}
      {standing?.isRequired === true && !standing.isOn ? (
        <Banner tone="warning">
          {i18n._(
            'Your role needs two-step login. Until you turn it on, the administration stays closed to you.',
          )}
        </Banner>
      ) : null}
      {standing?.isOn === false ? (
        <Stack align="start">
          <Button loading={busy === 'setup'} onClick={() => void open('setup')} variant="secondary">
            {i18n._('Turn on two-step login')}
          </Button>
        </Stack>
      ) : null}
      {standing?.isOn === true ? (
        <Stack gap={4}>
          <Text>
            {i18n._('Codes of an authenticator app are on since:')}{' '}
            <Time format="date" value={standing.oneTimeCodesSince ?? ''} />
          </Text>
          {standing.recoveryCodesLeft < FEW ? (
            <Banner tone="warning">
              {i18n._('You have only a few recovery codes left: {count}. Make new ones.', {
                count: standing.recoveryCodesLeft,
              })}
            </Banner>
          ) : (
            <Text tone="muted">
              {i18n._('Recovery codes left: {count}', { count: standing.recoveryCodesLeft })}
            </Text>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button loading={busy === 'codes'} onClick={() => void open('codes')} variant="secondary">
              {i18n._('Make new recovery codes')}
            </Button>
            <Button onClick={() => setAskingOff(true)} variant="secondary">
              {i18n._('Turn off two-step login')}
            </Button>
          </Stack>
        </Stack>
      ) : null}
      <ConfirmDialog
        open={isAskingOff}
        title={i18n._('Turn off two-step login?')}
        description={
          standing?.isRequired === true
            ? i18n._('Your password alone then opens your account, and the administration is closed to you.')
            : i18n._('Your password alone then opens your account.')
        }
        confirmLabel={i18n._('Turn off')}
        onConfirm={turnOff}
        onCancel={() => setAskingOff(false)}
      />
      {opened?.kind === 'setup' ? (
        <opened.Dialog confirm={confirm} onClose={closeSetup} setup={opened.setup} />
      ) : null}
      {opened?.kind === 'codes' ? (
        <opened.Dialog codes={opened.codes} onClose={() => setOpened(null)} />
      ) : null}
      {dialog}
    </SettingsSection>
  );
}
