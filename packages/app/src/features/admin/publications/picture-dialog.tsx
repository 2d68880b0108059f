import { Field, IconImage, TextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useChosenPicture } from '../../../forms/use-chosen-picture.ts';
import { FileDialog } from './file-dialog.tsx';
import type { Publication } from './publication-labels.tsx';
import { useFileSaving } from './use-file-saving.ts';

interface PictureDialogProps {
  publication: Publication;
  onSaved: (publication: Publication) => void;
  onClose: () => void;
}

const longest = 1000;

/** A dialog to choose a picture and its description. */
export function PictureDialog({ publication, onSaved, onClose }: PictureDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: id, image, title } = publication;
  const [description, setDescription] = useState(image?.description ?? '');
  const chooser = useRef<HTMLButtonElement>(null);
  const saving = useFileSaving({
    file: 'image',
    text: 'description',
    failure: i18n._('The picture could not be saved'),
    onSaved,
  });
  const { chosen, forget, input, isPending, isSubmitWaiting, submit } = useChosenPicture({
    onChoice: (fault) => saving.setFileError(fault ?? undefined),
    submit: () => void save(),
  });
  const isChanged = description.trim() !== (image?.description ?? '');

  const save = async () => {
    if (saving.isSending) return;
    saving.setFileError(undefined);
    saving.setTextError(undefined);
    if (chosen === null && image === null) {
      saving.setFileError(i18n._('Please choose a picture.'));
      chooser.current?.focus();
      return;
    }
    const file = chosen?.file;
    await saving.save(
      async (transfer) => {
        const { publication: changed } = await api.upload('/admin/publications/{id}/picture', {
          method: 'PUT',
          path: { id },
          fields: { description: description.trim() },
          // If no picture was chosen, only the description changes.
          files: file === undefined ? {} : { image: file },
          ...transfer,
        });
        return changed;
      },
      file === undefined ? null : 0,
    );
  };

  const name = chosen?.file.name ?? i18n._('The picture of {title}', { title });
  const isThere = chosen !== null || image !== null;
  return (
    <FileDialog
      choice={{
        label: i18n._('Choose a picture'),
        icon: <IconImage />,
        input,
        note: i18n._('JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.'),
        file: isThere
          ? {
              kind: 'image',
              name,
              nameText: chosen === null ? name : undefined,
              onRemove: chosen === null ? undefined : forget,
              size: chosen?.file.size,
              thumbnail: chosen?.src ?? image?.url,
            }
          : null,
        state: 'done',
        preparing: isPending ? i18n._('Preparing the picture…') : undefined,
      }}
      chooserRef={chooser}
      isChanged={chosen !== null || isPending || isChanged}
      isSubmitWaiting={isSubmitWaiting}
      onClose={onClose}
      onSubmit={submit}
      saving={saving}
      title={i18n._('Picture')}
    >
      <Field
        description={i18n._(
          'Describe the picture for people who cannot see it. Leave this empty if it is only decorative.',
        )}
        error={saving.textError}
        label={i18n._('Alternative text')}
        optional
      >
        <TextArea
          autoGrow
          maxLength={longest}
          onChange={({ target }) => setDescription(target.value)}
          readOnly={saving.isSending}
          value={description}
        />
      </Field>
    </FileDialog>
  );
}
