import { Banner, Button, Heading, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import type { Proof } from '../../forms/use-proof.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { useSecondFactorChange } from './use-second-factor-change.ts';
import { useWrite } from '../../platform/use-write.ts';

/** If fewer codes than this are left, the page recommends new ones. */
const FEW = 3;

interface RecoveryCodeSettingsProps {
  left: number;
  proved: Proof['proved'];
  showRecoveryCodes: (codes: readonly string[]) => Promise<void>;
}

/** The number of recovery codes that are left, and a button that creates new ones. */
export function RecoveryCodeSettings({ left, proved, showRecoveryCodes }: RecoveryCodeSettingsProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { showErrorToast, refresh } = useSecondFactorChange();
  const { pending, write } = useWrite<'make'>();

  const make = () =>
    write(
      'make',
      async () => {
        const { recoveryCodes } = unwrap(await proved(() => api.POST('/user/secondFactor/recoveryCodes')));
        await showRecoveryCodes(recoveryCodes);
        await refresh();
      },
      async (error) => {
        showErrorToast(error);
        await refresh();
      },
    );

  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        {i18n._('Recovery codes')}
      </Heading>
      {left < FEW ? (
        <Banner tone="warning">
          {i18n._('You have only a few recovery codes left: {count}. Create new ones.', { count: left })}
        </Banner>
      ) : (
        <Text tone="muted">{i18n._('Recovery codes left: {count}', { count: left })}</Text>
      )}
      <Stack align="start">
        <Button loading={pending !== null} onClick={() => void make()} variant="secondary">
          {i18n._('Create new recovery codes')}
        </Button>
      </Stack>
    </Stack>
  );
}
