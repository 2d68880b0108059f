import { Button, Field, RadioGroup, Stack, Text, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { ParishStaff } from './parish-staff.ts';

interface ClaimFormProps {
  /** The domains of the parish. Without any, only a letter is possible. */
  domains: readonly string[];
  staff: ParishStaff;
}

/** The form with which a member claims a parish. */
export function ClaimForm({ domains, staff }: ClaimFormProps) {
  const { i18n } = useLingui();
  const [position, setPosition] = useState('');
  const [method, setMethod] = useState<'email' | 'letter'>(domains.length === 0 ? 'letter' : 'email');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const { pending, write } = useWrite<'claim'>();
  const endings = domains.map((domain) => `@${domain}`).join(', ');

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const missing = i18n._('Please fill in this field.');
    const found: FieldErrors = {
      ...(position.trim() === '' ? { position: missing } : {}),
      ...(method === 'email' && email.trim() === '' ? { email: missing } : {}),
    };
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    await write(
      'claim',
      () => staff.claim({ position, method, ...(method === 'email' ? { email: email.trim() } : {}) }),
      (error) => {
        const refused = errorsByField(error);
        setErrors(refused);
        if (Object.keys(refused).length === 0) {
          setRefusal(errorText(i18n, error, i18n._('The parish could not be claimed')));
        }
      },
    );
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <Text>
          {i18n._(
            'Do you work for this parish, in the office or as a volunteer? Then you can keep its page and its schedule up to date and publish its events. We check it first.',
          )}
        </Text>
        <FormError message={refusal} />
        <Field
          description={i18n._('For example secretary, pastor or volunteer.')}
          error={errors['position']}
          label={i18n._('What do you do in the parish?')}
        >
          <TextInput maxLength={80} onChange={({ target }) => setPosition(target.value)} value={position} />
        </Field>
        {domains.length === 0 ? (
          <Text tone="muted">
            {i18n._('This page names no email address or website of the parish, so we send a letter.')}
          </Text>
        ) : (
          <RadioGroup
            label={i18n._('How can we check it?')}
            onValueChange={(value) => setMethod(value === 'letter' ? 'letter' : 'email')}
            options={[
              {
                value: 'email',
                label: i18n._('By email'),
                description: i18n._('We send a code to an address of the parish.'),
              },
              {
                value: 'letter',
                label: i18n._('By letter'),
                description: i18n._('We send a code by mail to the parish office.'),
              },
            ]}
            value={method}
          />
        )}
        {method === 'email' ? (
          <Field
            description={i18n._('It ends with {endings}.', { endings })}
            error={errors['email']}
            label={i18n._('Email address of the parish')}
          >
            <TextInput
              autoComplete="off"
              maxLength={254}
              onChange={({ target }) => setEmail(target.value)}
              type="email"
              value={email}
            />
          </Field>
        ) : null}
        <Stack align="start">
          <Button loading={pending !== null} type="submit">
            {i18n._('Claim this parish')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
