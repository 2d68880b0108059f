import { useLayoutEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { buttonVariants } from '../../components/button/button.variants.ts';
import { Field } from '../../components/field/field.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconImage } from '../../icons/image.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { ListingPhoto } from '../listing-card/listing-photo.tsx';
import type { ListingFormPhoto } from './listing-form-value.ts';
import styles from './listing-form.module.css';

type PhotoListLabels = {
  readonly photos: string;
  readonly photosHint: (max: number) => string;
  readonly addPhotos: string;
  /** The badge on the first photo. */
  readonly cover?: string;
  readonly movePhotoEarlier: (number: number) => string;
  readonly movePhotoLater: (number: number) => string;
  readonly removePhoto: (number: number) => string;
  readonly photoMoved: (number: number, total: number) => string;
  readonly alternativeText: string;
  readonly alternativeTextHint: string;
  readonly uploadingPhoto?: (number: number) => string;
};

type PhotoListProps = {
  id: string;
  labels: PhotoListLabels;
  /** Whether the list has its own file picker. */
  hasPicker?: boolean;
  photos: readonly ListingFormPhoto[];
  max: number;
  accept: string;
  error: string | undefined;
  readOnly: boolean;
  onAdd: (files: readonly File[]) => void;
  /** Called with the ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  onRemove: (id: string) => void;
  onDescribe: (id: string, description: string) => void;
};

const moved = (ids: readonly string[], id: string, to: number): string[] => {
  const rest = ids.filter((other) => other !== id);
  return rest.toSpliced(to, 0, id);
};

/**
 * The photos of a listing or a post, in order. Photos are added with a file picker or by dropping files, and
 * reordered with buttons or by dragging.
 */
export function PhotoList({
  id,
  labels,
  hasPicker = true,
  photos,
  max,
  accept,
  error,
  readOnly,
  onAdd,
  onReorder,
  onRemove,
  onDescribe,
}: PhotoListProps) {
  const list = useRef<HTMLOListElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const focusAfter = useRef<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = photos.map((photo) => photo.id);
  const room = max - photos.length;

  // Browsers blur an element that is moved or removed, so the focus is set again.
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (wanted === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(wanted);
    (button ?? picker.current)?.focus();
  });

  const move = (photo: string, to: number, by: 'earlier' | 'later' | null) => {
    if (readOnly || to < 0 || to >= ids.length) return;
    onReorder(moved(ids, photo, to));
    setAnnouncement(labels.photoMoved(to + 1, ids.length));
    if (by === null) return;
    const stays = by === 'earlier' ? to > 0 : to < ids.length - 1;
    const other = by === 'earlier' ? 'later' : 'earlier';
    focusAfter.current = `[data-photo="${CSS.escape(photo)}"] [data-part="${stays ? by : other}"]`;
  };

  const remove = (photo: string) => {
    const neighbour = ids[ids.indexOf(photo) + 1] ?? ids[ids.indexOf(photo) - 1];
    focusAfter.current =
      neighbour === undefined
        ? '[data-photo]'
        : `[data-photo="${CSS.escape(neighbour)}"] [data-part="remove"]`;
    onRemove(photo);
  };

  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Cleared, so that a file that was removed can be chosen again.
    event.currentTarget.value = '';
    if (files.length > 0) onAdd(files);
  };

  const handleDragOver = (event: DragEvent, over: string) => {
    if (dragged === null || dragged === over) return;
    event.preventDefault();
  };

  const handleDrop = (event: DragEvent, over: string) => {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    move(dragged, ids.indexOf(over), null);
    setDragged(null);
  };

  return (
    <fieldset aria-describedby={`${id}hint`} data-part="photos">
      <legend>
        <Text as="span" weight="semibold">
          {labels.photos}
        </Text>
      </legend>
      <Stack gap={3}>
        <Text id={`${id}hint`} size="sm" tone="muted">
          {labels.photosHint(max)}
        </Text>
        <Stack as="ol" gap={3} ref={list} role="list">
          {photos.map(({ id: photo, src, description, progress, error: fault }, index) => (
            // Dragging is only a shortcut, because the buttons do the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              className={classNames(styles.photo, dragged === photo && styles.dragged)}
              data-photo={photo}
              key={photo}
              onDragOver={(event) => handleDragOver(event, photo)}
              onDrop={(event) => handleDrop(event, photo)}
            >
              <div className={styles.shown}>
                <ListingPhoto
                  alt={description}
                  className={styles.picture}
                  draggable={!readOnly && photos.length > 1}
                  onDragEnd={() => setDragged(null)}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', photo);
                    setDragged(photo);
                  }}
                  photo={{ src }}
                  sizes="8rem"
                >
                  {index === 0 && labels.cover !== undefined ? (
                    <Badge className={styles.cover}>{labels.cover}</Badge>
                  ) : null}
                </ListingPhoto>
                <Stack direction="row" gap={0} justify="between">
                  <IconButton
                    aria-disabled={readOnly || index === 0}
                    data-part="earlier"
                    icon={<IconChevronLeft />}
                    label={labels.movePhotoEarlier(index + 1)}
                    onClick={() => move(photo, index - 1, 'earlier')}
                  />
                  <IconButton
                    aria-disabled={readOnly || index === photos.length - 1}
                    data-part="later"
                    icon={<IconChevronRight />}
                    label={labels.movePhotoLater(index + 1)}
                    onClick={() => move(photo, index + 1, 'later')}
                  />
                  <IconButton
                    data-part="remove"
                    disabled={readOnly}
                    icon={<IconClose />}
                    label={labels.removePhoto(index + 1)}
                    onClick={() => remove(photo)}
                  />
                </Stack>
              </div>
              <div className={styles.about}>
                <Field
                  description={index === 0 ? labels.alternativeTextHint : undefined}
                  error={fault}
                  label={labels.alternativeText}
                >
                  <TextInput
                    autoComplete="off"
                    dir="auto"
                    onChange={(event) => onDescribe(photo, event.currentTarget.value)}
                    readOnly={readOnly}
                    value={description}
                  />
                </Field>
                {progress === undefined ? null : (
                  <ProgressBar
                    label={labels.uploadingPhoto?.(index + 1) ?? labels.photos}
                    showLabel
                    value={progress}
                  />
                )}
              </div>
            </li>
          ))}
        </Stack>
        {hasPicker && room > 0 ? (
          <label
            className={classNames(buttonVariants({ variant: 'secondary', size: 'md' }), styles.pick)}
            data-disabled={readOnly || undefined}
          >
            <input
              accept={accept}
              aria-describedby={error === undefined ? undefined : `${id}error`}
              aria-invalid={error === undefined ? undefined : true}
              className={styles.input}
              disabled={readOnly}
              multiple
              onChange={handlePick}
              ref={picker}
              type="file"
            />
            <IconImage />
            {labels.addPhotos}
          </label>
        ) : null}
        {error === undefined ? null : (
          <Text id={`${id}error`} role="alert" size="sm" tone="danger" weight="medium">
            {error}
          </Text>
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Stack>
    </fieldset>
  );
}
