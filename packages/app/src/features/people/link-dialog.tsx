import { Button, DialogContent, DialogFooter, DialogRoot, Field, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';

type LinkDialogProps = {
  url: string;
  /** What the link is good for, and what it is called. */
  description: string;
  label: string;
  /** Called each time the link is copied, by the button or by the reader's own keys. */
  onCopied: () => void;
  onClose: () => void;
};

/** Shows a link to whoever has a browser that lets the page neither share nor copy by itself. */
export function LinkDialog({ url, description, label, onCopied, onClose }: LinkDialogProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);

  function copy(): void {
    field.current?.focus();
    field.current?.select();
    // The clipboard of today is refused here; this old command still works where the reader has pressed a button.
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
