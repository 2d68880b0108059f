import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  PasswordInput,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { failureWords } from '../../platform/failure-words.ts';

interface PasswordDialogProps {
  title: string;
  /** What follows, and why the password is asked for. */
  description: string;
  submitLabel: string;
  /** Whether something is lost by it for good. */
  isGrave?: boolean;
  send: (password: string) => Promise<void>;
  /** Said where the server says nothing itself. */
  failure: string;
  onClose: () => void;
}

const names = ['password'] as const;

/** Makes sure who it is before something is done that an open page alone should not allow. */
export function PasswordDialog({
  title,
  description,
  submitLabel,
  isGrave = false,
  send,
  failure,
  onClose,
}: PasswordDialogProps) {
  const { i18n } = useLingui();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<{ password: string }>({
    resolver: valibotResolver(
      v.object({ password: v.pipe(v.string(), v.nonEmpty(i18n._('Please enter your current password.'))) }),
    ),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const submit = async ({ password }: { password: string }) => {
    setRefusal(undefined);
    try {
      await send(password);
      onClose();
    } catch (error) {
      showServerErrors(form, error, names, 'password');
      if (fieldErrorsOf(error, names).length === 0) setRefusal(failureWords(i18n, error, failure));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && !isSubmitting && onClose()}>
      <DialogContent title={title} description={description}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <Field label={i18n._('Password')} error={errors.password?.message} required>
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
          </Stack>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
              {i18n._('Cancel')}
            </Button>
            <Button type="submit" variant={isGrave ? 'danger' : 'primary'} loading={isSubmitting}>
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
