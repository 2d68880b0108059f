import { Button, DialogFooter, type ButtonProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface FormFooterProps {
  isSending: boolean;
  submitLabel: string;
  variant?: ButtonProps['variant'];
  onCancel: () => void;
}

/** The end of a form in a dialog: cancel and submit. */
export function FormFooter({ isSending, submitLabel, variant = 'primary', onCancel }: FormFooterProps) {
  const { i18n } = useLingui();
  return (
    <DialogFooter>
      <Button onClick={onCancel} variant="secondary">
        {i18n._('Cancel')}
      </Button>
      <Button loading={isSending} type="submit" variant={variant}>
        {submitLabel}
      </Button>
    </DialogFooter>
  );
}
