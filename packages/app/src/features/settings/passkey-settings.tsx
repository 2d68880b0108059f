import { Button, ConfirmDialog, Heading, Stack, Text } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import type { Proof } from '../../forms/use-proof.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { supportsPasskeys } from '../../platform/supports-passkeys.ts';
import { secondFactorDialogs, type SecondFactorDialogs } from './load-second-factor-dialogs.ts';
import { PasskeyList } from './passkey-list.tsx';
import { useSecondFactorChange } from './use-second-factor-change.ts';
import { sessionName, useSessions } from './use-sessions.ts';
import { useRowWrites, useWrite } from '../../platform/use-write.ts';

type Passkey = Schemas['Passkey'];

interface PasskeySettingsProps {
  secondFactor: Schemas['SecondFactorAnswer'];
  proved: Proof['proved'];
  showRecoveryCodes: (codes: readonly string[]) => Promise<void>;
}

/** The member's passkeys, which they can add, rename and remove. */
export function PasskeySettings({ secondFactor, proved, showRecoveryCodes }: PasskeySettingsProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { showToast, showErrorToast, refresh } = useSecondFactorChange();
  const current = useSessions().data?.pages[0]?.sessions.find(({ isCurrent }) => isCurrent);
  const [dialogs, setDialogs] = useState<SecondFactorDialogs | null>(null);
  const opening = useWrite<'open'>();
  const { pendingOf, write } = useRowWrites<'remove'>();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const { passkeys } = secondFactor;
  const isLastFactor = passkeys.length === 1 && secondFactor.oneTimeCodesSince === null;

  const open = (show: () => void) =>
    opening.write(
      'open',
      async () => {
        const loaded = await secondFactorDialogs.retry();
        setDialogs(() => loaded);
        show();
      },
      showErrorToast,
    );

  const add = async ({ makePasskey, PasskeyExists }: SecondFactorDialogs, name: string) => {
    try {
      const options = unwrap(await proved(() => api.POST('/user/passkeys/options')));
      const response = await makePasskey(options);
      // Throws, so that the dialog stays open with the typed name and the member can try again.
      if (response === null) throw new Error('The device created no passkey.');
      const body = { name, response };
      const answer = unwrap(await proved(() => api.POST('/user/passkeys', { body })));
      showToast(answer.message);
      setAdding(false);
      if (answer.recoveryCodes.length > 0) await showRecoveryCodes(answer.recoveryCodes);
    } catch (error) {
      await refresh();
      if (!(error instanceof PasskeyExists)) throw error;
      showErrorToast(error, i18n._('This device already has a passkey for your account.'));
      return;
    }
    await refresh();
  };

  const rename = async ({ _id: id }: Passkey, name: string) => {
    try {
      const { message } = unwrap(
        await api.PUT('/user/passkeys/{id}', { params: { path: { id } }, body: { name } }),
      );
      showToast(message);
    } finally {
      await refresh();
    }
  };

  const remove = async ({ _id: id }: Passkey) => {
    // Closes the dialog before the request, because closing moves the focus back to the row's button, which must still
    // exist.
    setAsked(null);
    await write(
      id,
      'remove',
      async () => {
        const request = { params: { path: { id } } };
        const { message } = unwrap(await proved(() => api.DELETE('/user/passkeys/{id}', request)));
        showToast(message);
        await refresh();
      },
      async (error) => {
        showErrorToast(error, i18n._('The passkey could not be removed'));
        await refresh();
      },
    );
  };

  const consequence = (): string => {
    if (!isLastFactor) return i18n._('It no longer opens your account.');
    return secondFactor.isRequired
      ? i18n._('Your password alone will then open your account, and you cannot use the administration.')
      : i18n._('Your password alone will then open your account.');
  };

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="sm">
          {i18n._('Passkeys')}
        </Heading>
        <Text size="sm" tone="muted">
          {i18n._('A passkey logs you in with your fingerprint, your face or the PIN of your device.')}
        </Text>
      </Stack>
      {passkeys.length === 0 ? null : (
        <PasskeyList
          onRemove={setAsked}
          onRename={(passkey) => void open(() => setRenamed(passkey))}
          passkeys={passkeys}
          isRemoving={({ _id }) => pendingOf(_id) !== null}
        />
      )}
      {supportsPasskeys() ? (
        <Stack align="start">
          <Button
            loading={opening.pending !== null}
            onClick={() => void open(() => setAdding(true))}
            variant="secondary"
          >
            {i18n._('Add a passkey')}
          </Button>
        </Stack>
      ) : (
        <Text size="sm" tone="muted">
          {i18n._('This browser cannot add a passkey.')}
        </Text>
      )}
      {dialogs !== null && isAdding ? (
        <dialogs.PasskeyNameDialog
          description={
            secondFactor.isOn
              ? i18n._('Your device then asks you to confirm that it is you.')
              : i18n._(
                  'Your device then asks you to confirm that it is you. All other devices are logged out when you add it.',
                )
          }
          failure={i18n._('The passkey could not be added')}
          name={current === undefined ? '' : sessionName(i18n, current)}
          onClose={() => setAdding(false)}
          send={(name) => add(dialogs, name)}
          submitLabel={i18n._('Add a passkey')}
          title={i18n._('Add a passkey')}
        />
      ) : null}
      {dialogs !== null && renamed !== null ? (
        <dialogs.PasskeyNameDialog
          description={i18n._('Only you can see it.')}
          failure={i18n._('The passkey could not be renamed')}
          name={renamed.name}
          onClose={() => setRenamed(null)}
          send={(name) => rename(renamed, name)}
          submitLabel={i18n._('Save')}
          title={i18n._('Rename the passkey')}
        />
      ) : null}
      {asked === null ? null : (
        <ConfirmDialog
          confirmLabel={i18n._('Remove')}
          description={[
            consequence(),
            i18n._('Delete it on your device too, so that your device no longer offers it.'),
          ].join(' ')}
          onCancel={() => setAsked(null)}
          onConfirm={() => void remove(asked)}
          open
          title={i18n._('Remove {name}?', { name: asked.name })}
          tone="danger"
        />
      )}
    </Stack>
  );
}
