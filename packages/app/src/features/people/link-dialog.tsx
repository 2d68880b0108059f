import { Button, DialogContent, DialogFooter, DialogRoot, Field, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';

type LinkDialogProps = {
  url: string;
  /** Says what the link is for. */
  description: string;
  label: string;
  /** Called each time the link is copied, with the button or with the keyboard. */
  onCopied: () => void;
  onClose: () => void;
};

/** Shows a link that the reader copies manually, for browsers that allow neither sharing nor the clipboard. */
export function LinkDialog({ url, description, label, onCopied, onClose }: LinkDialogProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);

  function copy(): void {
    field.current?.focus();
    field.current?.select();
    // The browser refuses the Clipboard API here. This deprecated command still works after a button was pressed.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('copy');
  }

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={i18n._('Copy this link')}
        description={description}
        size="sm"
        initialFocus={field}
      >
        <Field label={label}>
          <TextInput
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            onCopy={onCopied}
          />
        </Field>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            {i18n._('Close')}
          </Button>
          <Button onClick={copy}>{i18n._('Copy')}</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
