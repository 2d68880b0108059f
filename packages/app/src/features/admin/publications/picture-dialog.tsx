import {
  Button,
  DialogContent,
  DialogRoot,
  Field,
  FileAttachment,
  IconImage,
  Stack,
  Text,
  TextArea,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { useChosenPicture } from '../../../forms/use-chosen-picture.ts';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { errorsByField } from '../../../platform/field-errors.ts';
import { errorText } from '../../../platform/error-text.ts';
import type { Publication } from './publication-labels.tsx';
import { usePictureSending } from './use-picture-sending.ts';
import { useWrite } from '../../../platform/use-write.ts';

interface PictureDialogProps {
  publication: Publication;
  onSaved: (publication: Publication) => void;
  onClose: () => void;
}

const longest = 1000;

/** Chooses a picture and its description. A failure leaves both unchanged. */
export function PictureDialog({ publication, onSaved, onClose }: PictureDialogProps) {
  const { i18n } = useLingui();
  const { _id: id, image, title } = publication;
  const { progress, send, cancel } = usePictureSending(id);
  const [description, setDescription] = useState(image?.description ?? '');
  const { pending, write } = useWrite();
  const isSending = pending !== null;
  const [refusal, setRefusal] = useState<string>();
  const [fault, setFault] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const {
    chosen,
    forget,
    input,
    isPending,
    isSubmitWaiting,
    submit: submitWhenReady,
  } = useChosenPicture({
    onChoice: (found) => setRefusal(found ?? undefined),
    submit: () => void save(),
  });
  const isChanged = description.trim() !== (image?.description ?? '');
  const leave = useDiscardGuard((chosen !== null || isPending || isChanged) && !isSending, onClose);

  const save = async () => {
    if (isSending) return;
    setRefusal(undefined);
    setFault(undefined);
    if (chosen === null && image === null) {
      setRefusal(i18n._('Please choose a picture.'));
      picker.current?.focus();
      return;
    }
    await write(
      'save',
      async () => {
        const saved = await send({ file: chosen?.file ?? null, description: description.trim() });
        if (saved !== null) onSaved(saved);
      },
      (error) => {
        const { description: ofText, image: ofPicture } = errorsByField(error);
        setFault(ofText);
        if (ofText === undefined)
          setRefusal(ofPicture ?? errorText(i18n, error, i18n._('The picture could not be saved')));
      },
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitWhenReady();
  };

  const name = chosen?.file.name ?? i18n._('The picture of {title}', { title });
  const state = !isSending ? 'done' : progress === null ? 'processing' : 'uploading';
  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={i18n._('Picture')}>
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <input {...input} aria-label={i18n._('Picture')} ref={picker} />
            {chosen === null && image === null ? (
              <Text tone="muted">
                {i18n._('JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.')}
              </Text>
            ) : (
              <FileAttachment
                kind="image"
                name={name}
                nameText={chosen === null ? name : undefined}
                onCancel={cancel}
                onRemove={chosen === null ? undefined : forget}
                progress={progress}
                size={chosen?.file.size}
                state={state}
                thumbnail={chosen?.src ?? image?.url}
              />
            )}
            {isPending && (
              <Text role="status" tone="muted">
                {i18n._('Preparing the picture…')}
              </Text>
            )}
            <Stack direction="row">
              <Button
                disabled={isSending}
                leadingIcon={<IconImage />}
                onClick={() => picker.current?.click()}
                variant="secondary"
              >
                {chosen === null && image === null ? i18n._('Choose a picture') : i18n._('Choose another')}
              </Button>
            </Stack>
            <Field
              description={i18n._(
                'Describe the picture for people who cannot see it. Leave this empty if it is only decorative.',
              )}
              error={fault}
              label={i18n._('Alternative text')}
              optional
            >
              <TextArea
                autoGrow
                maxLength={longest}
                onChange={({ target }) => setDescription(target.value)}
                readOnly={isSending}
                value={description}
              />
            </Field>
          </Stack>
          <FormFooter
            isSending={isSending || isSubmitWaiting}
            onCancel={isSending ? cancel : leave}
            submitLabel={i18n._('Save')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
