import { Button, Field, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { errorText } from '../../../platform/error-text.ts';
import { adminKeys } from '../admin-keys.ts';

/** Finds a payment by the reference of its transfer. The reference can be typed in any notation. */
export function FindByReference() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  const { pending, write } = useWrite<'find'>();
  const input = useRef<HTMLInputElement>(null);

  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = reference.trim();
    setError(typed === '' ? i18n._('Please enter a reference.') : undefined);
    if (typed === '') {
      input.current?.focus();
      return;
    }
    await write(
      'find',
      async () => {
        const answer = unwrap(
          await api.GET('/admin/reference/{reference}', { params: { path: { reference: typed } } }),
        );
        queryClient.setQueryData(adminKeys.one('payments', answer.payment._id), answer);
        void navigate(`/admin/payments/${answer.payment._id}`);
      },
      (failure) => {
        setError(errorText(i18n, failure, i18n._('The payment could not be found')));
        input.current?.focus();
      },
    );
  };

  return (
    <form noValidate onSubmit={(event) => void find(event)}>
      <Stack align="start" gap={3}>
        <Field
          description={i18n._('As written in the transfer. Spaces, hyphens and letter case do not matter.')}
          error={error}
          label={i18n._('Find by reference')}
        >
          <TextInput
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={200}
            onChange={(event) => setReference(event.target.value)}
            ref={input}
            spellCheck={false}
            value={reference}
          />
        </Field>
        <Button loading={pending !== null} size="sm" type="submit" variant="secondary">
          {i18n._('Find')}
        </Button>
      </Stack>
    </form>
  );
}
