import {
  Button,
  DialogContent,
  DialogRoot,
  FileAttachment,
  Stack,
  Text,
  type FileAttachmentProps,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import type { useFileSaving } from './use-file-saving.ts';

interface FileDialogProps {
  title: string;
  /** The text of the button that sends the form. `Save` if omitted. */
  submitLabel?: string;
  saving: ReturnType<typeof useFileSaving>;
  /** The field for the file. Null if the dialog only changes the text. */
  choice: {
    label: string;
    icon: ReactNode;
    input: ComponentProps<'input'>;
    /** Describes the accepted files until a file is chosen. */
    note: string;
    file: Pick<FileAttachmentProps, 'kind' | 'name' | 'nameText' | 'onRemove' | 'size' | 'thumbnail'> | null;
    /** The state of the file while it is not being sent. */
    state: NonNullable<FileAttachmentProps['state']>;
    /** The text that is shown while the file is being prepared. */
    preparing?: string | undefined;
  } | null;
  chooserRef: Ref<HTMLButtonElement>;
  /** The field for the text that belongs to the file. */
  children: ReactNode;
  isChanged: boolean;
  isSubmitWaiting?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog for a publication's file and the text that belongs to the file. */
export function FileDialog({
  title,
  submitLabel,
  saving: { isSending, progress, cancel, fileError },
  choice,
  chooserRef,
  children,
  isChanged,
  isSubmitWaiting = false,
  onSubmit,
  onClose,
}: FileDialogProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const leave = useDiscardGuard(isChanged && !isSending, onClose);
  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={title}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Stack gap={4}>
            <FormError message={fileError} />
            {choice === null ? null : (
              <>
                <input {...choice.input} aria-label={title} hidden ref={picker} type="file" />
                {choice.file === null ? (
                  <Text tone="muted">{choice.note}</Text>
                ) : (
                  <FileAttachment
                    {...choice.file}
                    onCancel={cancel}
                    progress={progress}
                    state={!isSending ? choice.state : progress === null ? 'processing' : 'uploading'}
                  />
                )}
                {choice.preparing === undefined ? null : (
                  <Text role="status" tone="muted">
                    {choice.preparing}
                  </Text>
                )}
                <Stack direction="row">
                  <Button
                    disabled={isSending}
                    leadingIcon={choice.icon}
                    onClick={() => picker.current?.click()}
                    ref={chooserRef}
                    variant="secondary"
                  >
                    {choice.file === null ? choice.label : i18n._('Choose another')}
                  </Button>
                </Stack>
              </>
            )}
            {children}
          </Stack>
          <FormFooter
            isSending={isSending || isSubmitWaiting}
            onCancel={isSending ? cancel : leave}
            submitLabel={submitLabel ?? i18n._('Save')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
