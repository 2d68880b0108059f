import { DialogContent, DialogRoot, Field, Stack, TextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormError } from './form-error.tsx';
import { FormFooter } from './form-footer.tsx';
import { useDiscardGuard } from './use-discard-guard.ts';
import { errorsByField, type FieldErrors } from '../platform/field-errors.ts';
import { errorText } from '../platform/error-text.ts';
import { useWrite } from '../platform/use-write.ts';

interface ReasonDialogProps {
  title: string;
  description: string;
  /** The field's label. */
  label: string;
  /** Says who will read the text. */
  hint: string;
  /** The field's name in the contract. */
  name: 'reason' | 'note' | 'text' | 'answer';
  optional?: boolean;
  /** The error for an empty field. */
  missing?: string;
  /** The maximum number of characters. */
  most?: number;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Renders more fields above the text. Gets the errors of those fields. */
  renderFields?: (errors: FieldErrors) => ReactNode;
  /** Validates these other fields before anything is sent. */
  check?: () => FieldErrors;
  send: (text: string) => Promise<void>;
  /** The error text if the server sends no message. */
  failure: string;
  onClose: () => void;
}

/** Asks for a reason or an answer. If the server refuses the text, the dialog keeps it. */
export function ReasonDialog({
  title,
  description,
  label,
  hint,
  name,
  optional = false,
  missing,
  most = 500,
  submitLabel,
  tone = 'primary',
  renderFields,
  check,
  send,
  failure,
  onClose,
}: ReasonDialogProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const { pending, write } = useWrite<'send'>();
  const isSending = pending !== null;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const leave = useDiscardGuard(text.trim() !== '', onClose);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const emptiness: FieldErrors =
      !optional && text.trim() === '' ? { [name]: missing ?? i18n._('Please write a reason.') } : {};
    const objections = { ...check?.(), ...emptiness };
    setErrors(objections);
    setRefusal(undefined);
    if (Object.keys(objections).length > 0) return;
    await write(
      'send',
      async () => {
        await send(text.trim());
        onClose();
      },
      (error) => {
        const refused = errorsByField(error);
        setErrors(refused);
        if (Object.keys(refused).length === 0) setRefusal(errorText(i18n, error, failure));
      },
    );
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={title} description={description} size="sm">
        <form noValidate onSubmit={(event) => void submit(event)} ref={form}>
          <Stack gap={4}>
            <FormError message={refusal} />
            {renderFields?.(errors)}
            <Field label={label} description={hint} error={errors[name]} optional={optional}>
              <TextArea
                autoGrow
                maxLength={most}
                onChange={(event) => setText(event.target.value)}
                showCount
                value={text}
              />
            </Field>
          </Stack>
          <FormFooter isSending={isSending} onCancel={leave} submitLabel={submitLabel} variant={tone} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
