import { Banner, Button, Field, Stack, Text, TextInput, Time } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { ParishStaff } from './parish-staff.ts';

type Claim = Schemas['ParishClaim'];

interface ClaimProps {
  claim: Claim;
  staff: ParishStaff;
}

function CodeForm({ claim, staff }: ClaimProps) {
  const { i18n } = useLingui();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { pending, write } = useWrite<'code'>();
  const { method, email, codeExpiresAt } = claim;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    if (code.trim() === '') return setError(i18n._('Please enter the code.'));
    await write(
      'code',
      () => staff.prove(code),
      (failure) =>
        setError(
          errorsByField(failure)['code'] ?? errorText(i18n, failure, i18n._('The code could not be checked')),
        ),
    );
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack align="start" gap={3}>
        <Text>
          {method === 'email'
            ? i18n._('We have sent a code to {email}. Ask your office for it and enter it here.', { email })
            : i18n._(
                'We send a letter with a code to the parish office. Enter the code here when it arrives.',
              )}
        </Text>
        {codeExpiresAt === null ? null : (
          <Text size="sm" tone="muted">
            {i18n._('The code works until')} <Time format="date" value={codeExpiresAt} />
          </Text>
        )}
        <Field error={error} label={i18n._('Code')}>
          <TextInput
            autoComplete="one-time-code"
            maxLength={40}
            onChange={({ target }) => setCode(target.value)}
            value={code}
          />
        </Field>
        <Button loading={pending !== null} type="submit">
          {i18n._('Check the code')}
        </Button>
      </Stack>
    </form>
  );
}

/** The newest claim of the member: it waits for its code or its decision, or it is decided. */
export function ClaimState({ claim, staff }: ClaimProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite<'withdraw'>();
  const { state, reason } = claim;
  const withdraw = () =>
    write(
      'withdraw',
      async () => {
        await staff.withdraw();
        showToast(i18n._('Your claim is withdrawn.'));
      },
      i18n._('The claim could not be withdrawn'),
    );
  if (state === 'declined') {
    return (
      <Banner tone="warning">{i18n._('Your last claim was declined. Reason: {reason}', { reason })}</Banner>
    );
  }
  if (state !== 'unproved' && state !== 'proved') return null;
  return (
    <Stack gap={4}>
      {state === 'unproved' ? (
        <CodeForm claim={claim} staff={staff} />
      ) : (
        <Banner tone="success">
          {i18n._('The code is right. An administrator now decides, and we notify you.')}
        </Banner>
      )}
      <Stack align="start">
        <Button loading={pending !== null} onClick={() => void withdraw()} variant="ghost">
          {i18n._('Withdraw the claim')}
        </Button>
      </Stack>
    </Stack>
  );
}
