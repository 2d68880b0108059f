import { Button, Field, FileAttachment, IconImage, Stack, Text, TextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useId, useRef } from 'react';
import type { Cover } from './use-cover.ts';

interface CoverFieldProps {
  cover: Cover;
  description: string;
  /** The error of the alternative text. */
  descriptionError: string | undefined;
  onDescribe: (description: string) => void;
  /** Removes the saved picture. */
  onRemove: () => void;
  isRemoving: boolean;
  /** Saves again after a failed upload. */
  onRetry: () => void;
}

/** The cover picture of a publication and its alternative text. */
export function CoverField({
  cover,
  description,
  descriptionError,
  onDescribe,
  onRemove,
  isRemoving,
  onRetry,
}: CoverFieldProps) {
  const { i18n } = useLingui();
  const labelId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { chosen, saved, error, isSending, isPending, progress } = cover;
  const name = chosen?.file.name ?? i18n._('Cover picture');
  const isThere = chosen !== null || saved !== null;
  return (
    <Stack aria-labelledby={labelId} gap={3} role="group">
      <Text id={labelId} weight="semibold">
        {i18n._('Cover picture')}
      </Text>
      <input {...cover.input} aria-label={i18n._('Cover picture')} ref={picker} />
      {isThere ? (
        <FileAttachment
          error={error}
          kind="image"
          name={name}
          nameText={<bdi>{name}</bdi>}
          onCancel={cover.cancel}
          onRemove={chosen === null || isSending ? undefined : cover.forget}
          onRetry={chosen === null ? undefined : onRetry}
          progress={progress}
          size={chosen?.file.size}
          state={
            isSending
              ? progress === null
                ? 'processing'
                : 'uploading'
              : error === undefined
                ? 'done'
                : 'error'
          }
          thumbnail={chosen?.src ?? saved?.url}
        />
      ) : (
        <Text role={error === undefined ? undefined : 'alert'} tone="muted">
          {error ?? i18n._('JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.')}
        </Text>
      )}
      {isPending ? (
        <Text role="status" tone="muted">
          {i18n._('Preparing the picture…')}
        </Text>
      ) : null}
      <Stack direction="row" gap={2} wrap>
        <Button
          disabled={isSending || isRemoving}
          leadingIcon={<IconImage size="sm" />}
          onClick={() => picker.current?.click()}
          size="sm"
          variant="secondary"
        >
          {isThere ? i18n._('Change the picture') : i18n._('Add a picture')}
        </Button>
        {chosen === null && saved !== null ? (
          <Button disabled={isSending} loading={isRemoving} onClick={onRemove} size="sm" variant="secondary">
            {i18n._('Remove the picture')}
          </Button>
        ) : null}
      </Stack>
      {isThere ? (
        <Field
          description={i18n._(
            'Describe the picture for people who cannot see it. Leave this empty if it is only decorative.',
          )}
          error={descriptionError}
          label={i18n._('Alternative text')}
          optional
        >
          <TextArea
            autoGrow
            maxLength={1000}
            onChange={({ target }) => onDescribe(target.value)}
            value={description}
          />
        </Field>
      ) : null}
    </Stack>
  );
}
