import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Stack, Text } from '@parvis/design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp } from '../../app-context.tsx';
import { CodeField, codeSchema, type CodeValues } from '../../forms/code-field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';

const names = ['code'] as const;

/** The second step of logging in. */
export function CodeForm() {
  const { i18n } = useLingui();
  const { session } = useApp();
  const form = useForm<CodeValues>({
    resolver: valibotResolver(v.object({ code: codeSchema(i18n) })),
    defaultValues: { code: '' },
  });
  const [refusal, setRefusal] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const enter = async ({ code }: CodeValues) => {
    setRefusal(undefined);
    try {
      await session.enterCode(code);
    } catch (error) {
      showServerErrors(form, error, names, 'code');
      if (fieldErrorsOf(error, names).length === 0 && error instanceof Error) setRefusal(error.message);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(enter)(event)}>
      <Stack gap={4}>
        <FormError message={refusal} />
        <Text>{i18n._('Your password is right. One more step shows us that it is you.')}</Text>
        <CodeField error={errors.code?.message} field={form.register('code')} setFocus={form.setFocus} />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? i18n._('Logging in…') : i18n._('Log In')}
        </Button>
        <Button variant="secondary" fullWidth disabled={isSubmitting} onClick={session.declineCode}>
          {i18n._('Back to the password')}
        </Button>
      </Stack>
    </form>
  );
}
