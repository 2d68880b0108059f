import { Button, DialogContent, DialogFooter, DialogRoot, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormError } from './form-error.tsx';
import { fieldErrorsOf, showServerErrors } from './server-errors.ts';
import { useTranslatedErrors } from './use-translated-errors.ts';
import { errorText } from '../platform/error-text.ts';

interface FormDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields in order. If an error belongs to no field, the first field takes the focus. */
  names: readonly [Path<Values>, ...Path<Values>[]];
  title: string;
  /** Says what the action does, and why the form asks for the input. */
  description: string;
  submitLabel: string;
  /** Whether the action permanently deletes something. */
  isGrave?: boolean;
  send: (values: Values) => Promise<void>;
  /** The error text if the server sends no message. */
  failure: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. The dialog closes once the server has accepted the form. */
export function FormDialog<Values extends FieldValues>({
  form,
  names,
  title,
  description,
  submitLabel,
  isGrave = false,
  send,
  failure,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { i18n } = useLingui();
  const [refusal, setRefusal] = useState<string>();
  const { isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const submit = async (values: Values) => {
    setRefusal(undefined);
    try {
      await send(values);
      onClose();
    } catch (error) {
      showServerErrors(form, error, names, names[0]);
      if (fieldErrorsOf(error, names).length === 0) setRefusal(errorText(i18n, error, failure));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && !isSubmitting && onClose()}>
      <DialogContent title={title} description={description}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            {children}
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
