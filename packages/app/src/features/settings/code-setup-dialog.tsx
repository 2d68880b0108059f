import { CopyField, Field, QrCode, Stack, Text, TextInput } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { codeSchema, type CodeValues } from '../../forms/code-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { valibotResolver } from '../../forms/valibot-resolver.ts';

interface CodeSetupDialogProps {
  setup: Schemas['OneTimeCodeSetup'];
  /** Whether the member's other devices are logged out when codes are turned on. */
  endsSessions: boolean;
  /** Turns codes on and replaces this dialog by the next one. */
  confirm: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Shows the secret for an authenticator app, and asks for the first code of that app. */
export function CodeSetupDialog({ setup, endsSessions, confirm, onClose }: CodeSetupDialogProps) {
  const { i18n } = useLingui();
  const form = useForm<CodeValues>({
    resolver: valibotResolver(v.object({ code: codeSchema(i18n) })),
    defaultValues: { code: '' },
  });
  const send = async ({ code }: CodeValues) => confirm(code);
  return (
    <FormDialog
      description={i18n._(
        'Scan this with an authenticator app on your phone, such as Google Authenticator, Aegis or your password manager.',
      )}
      failure={i18n._('Two-step login could not be turned on')}
      form={form}
      names={['code']}
      onClose={onClose}
      send={send}
      submitLabel={i18n._('Turn on')}
      title={i18n._('Use an authenticator app')}
    >
      <Stack align="center">
        <QrCode label={i18n._('QR code for your authenticator app')} value={setup.uri} />
      </Stack>
      <CopyField
        description={i18n._('For an app that cannot scan. Do not show it to anybody.')}
        label={i18n._('Secret key')}
        value={setup.secret}
        wrap
      />
      {endsSessions ? (
        <Text size="sm" tone="muted">
          {i18n._('Turning it on logs out all other devices.')}
        </Text>
      ) : null}
      <Field
        description={i18n._('The six digits that your authenticator app shows now.')}
        error={form.formState.errors.code?.message}
        label={i18n._('Code')}
        required
      >
        <TextInput autoComplete="one-time-code" inputMode="numeric" {...form.register('code')} />
      </Field>
    </FormDialog>
  );
}
