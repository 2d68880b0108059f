import { Field, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { textLength } from '@parvis/design-system';
import { valibotResolver } from '../../forms/valibot-resolver.ts';

const maxLength = 60;

interface PasskeyNameDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  failure: string;
  name: string;
  send: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a new passkey, or for the new name of an existing one. */
export function PasskeyNameDialog({ name, send, ...props }: PasskeyNameDialogProps) {
  const { i18n } = useLingui();
  const form = useForm<{ name: string }>({
    resolver: valibotResolver(
      v.object({
        name: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(i18n._('Please enter a name.')),
          v.check(
            (text) => textLength(text) <= maxLength,
            i18n._('At most {count} characters.', { count: maxLength }),
          ),
        ),
      }),
    ),
    defaultValues: { name },
  });
  return (
    <FormDialog {...props} form={form} names={['name']} send={(values) => send(values.name)}>
      <Field
        description={i18n._('This tells you later which device it belongs to.')}
        error={form.formState.errors.name?.message}
        label={i18n._('Name of the passkey')}
        required
      >
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
