import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  FileAttachment,
  IconImage,
  Stack,
  Text,
  TextArea,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { errorsByField } from '../../../platform/field-errors.ts';
import { failureWords } from '../../../platform/failure-words.ts';
import { acceptedPictures, faultOfPicture } from '../../../platform/picture-rules.ts';
import type { Publication } from './publication-words.tsx';
import { usePictureSending } from './use-picture-sending.ts';

interface PictureDialogProps {
  publication: Publication;
  onSaved: (publication: Publication) => void;
  onClose: () => void;
}

const longest = 1000;

/** Chooses a picture and says what is to be seen on it. A failure leaves both as they are. */
export function PictureDialog({ publication, onSaved, onClose }: PictureDialogProps) {
  const { i18n } = useLingui();
  const { _id: id, image, title } = publication;
  const { progress, send, cancel } = usePictureSending(id);
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null);
  const [description, setDescription] = useState(image?.description ?? '');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [fault, setFault] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const src = chosen?.src ?? null;
  const isChanged = description.trim() !== (image?.description ?? '');
  const leave = useDiscardGuard((chosen !== null || isChanged) && !isSending, onClose);

  useEffect(
    () => () => {
      if (src !== null) URL.revokeObjectURL(src);
    },
    [src],
  );

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Empty again, so that the same file can be chosen a second time.
    currentTarget.value = '';
    if (file === undefined) return;
    const wrong = faultOfPicture(file);
    const faults = {
      kind: i18n._('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.'),
      size: i18n._('The file is too large: 25 MB at most.'),
      empty: i18n._('The file is empty.'),
    };
    setRefusal(wrong === null ? undefined : faults[wrong]);
    if (wrong === null) setChosen({ file, src: URL.createObjectURL(file) });
  };

  const save = async () => {
    if (isSending) return;
    setRefusal(undefined);
    setFault(undefined);
    if (chosen === null && image === null) {
      setRefusal(i18n._('Please choose a picture.'));
      picker.current?.focus();
      return;
    }
    setSending(true);
    try {
      const saved = await send({ file: chosen?.file ?? null, description: description.trim() });
      if (saved !== null) {
        onSaved(saved);
        return;
      }
    } catch (error) {
      const { description: ofText, image: ofPicture } = errorsByField(error);
      setFault(ofText);
      if (ofText === undefined)
        setRefusal(ofPicture ?? failureWords(i18n, error, i18n._('The picture could not be saved')));
    }
    setSending(false);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  const name = chosen?.file.name ?? i18n._('The picture of {title}', { title });
  const state = !isSending ? 'done' : progress === null ? 'processing' : 'uploading';
  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={i18n._('Picture')}>
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <input
              accept={acceptedPictures.join(',')}
              aria-label={i18n._('Picture')}
              hidden
              onChange={choose}
              ref={picker}
              type="file"
            />
            {chosen === null && image === null ? (
              <Text tone="muted">{i18n._('JPEG, PNG, WebP, GIF or AVIF, 25 MB at most.')}</Text>
            ) : (
              <FileAttachment
                kind="image"
                name={name}
                nameText={chosen === null ? name : undefined}
                onCancel={cancel}
                onRemove={chosen === null ? undefined : () => setChosen(null)}
                progress={progress}
                size={chosen?.file.size}
                state={state}
                thumbnail={src ?? image?.url}
              />
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
                'What is to be seen on it, for whoever does not see it. Nothing where it only decorates.',
              )}
              error={fault}
              label={i18n._('Alternative text')}
              optional
            >
              <TextArea
                autoGrow
                dir="auto"
                maxLength={longest}
                onChange={({ target }) => setDescription(target.value)}
                readOnly={isSending}
                value={description}
              />
            </Field>
          </Stack>
          <DialogFooter>
            <Button onClick={isSending ? cancel : leave} variant="secondary">
              {i18n._('Cancel')}
            </Button>
            <Button loading={isSending} type="submit">
              {i18n._('Save')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
