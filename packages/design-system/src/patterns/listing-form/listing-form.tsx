import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import type { SelectOption } from '../../components/native-select/native-options.tsx';
import { Select } from '../../components/select/select.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale, useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFileDrop } from '../../utilities/file-drop.ts';
import { ControlledForm } from '../controlled-form.tsx';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingFormDetails } from './listing-form-details.tsx';
import type {
  ListingFormDetail,
  ListingFormErrors,
  ListingFormPhoto,
  ListingFormValue,
} from './listing-form-value.ts';
import styles from './listing-form.module.css';
import { PhotoList } from './photo-list.tsx';
import { typedPrice } from './typed-price.ts';

export type ListingFormProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** Whether the form creates a listing or edits one. */
  mode?: 'create' | 'edit';
  /** The value of the form. */
  value: ListingFormValue;
  /** Called with the complete value at every change. */
  onChange: (value: ListingFormValue) => void;
  /** The categories to choose from. */
  categories: readonly SelectOption[];
  /** The fields that only the chosen category has. They are below the category. */
  details?: readonly ListingFormDetail[];
  /** The photos. The cover photo is first. */
  photos: readonly ListingFormPhoto[];
  /** Called with the files that a member picks, drops or pastes, even if they exceed the maximum. */
  onPhotosAdd: (files: readonly File[]) => void;
  /** Called with the ids of the photos in their new order. */
  onPhotosReorder: (ids: readonly string[]) => void;
  /** Called to remove a photo. */
  onPhotoRemove: (id: string) => void;
  /** Called with the alternative text of a photo at every change. */
  onPhotoDescribe: (id: string, description: string) => void;
  /** The maximum number of photos. */
  maxPhotos?: number;
  /** The `accept` attribute of the file input. */
  accept?: string;
  /** The owner's name, for the preview. */
  owner: string;
  /** The town of the ZIP code, as soon as it is known. */
  place?: string | undefined;
  /** A Field that chooses the place to meet. It is below the ZIP code. */
  meetingPointField?: ReactNode;
  /** The maximum length of the description. */
  maxDescription?: number;
  /** The error message of each field. */
  errors?: ListingFormErrors;
  /** The error message for the whole form, for example about prohibited items. */
  error?: ReactNode;
  /** Whether the listing is being sent. */
  submitting: boolean;
  /** The upload progress from 0 to 100; null if unknown. */
  progress?: number | null;
  /** Called to send the listing. */
  onSubmit: () => void;
  /** Called to cancel. If omitted, there is no cancel button. */
  onCancel?: () => void;
};

const none: ListingFormErrors = {};
const noDetails: readonly ListingFormDetail[] = [];

/** The form for a listing, and a preview of its card. */
export function ListingForm({
  mode = 'create',
  value,
  onChange,
  categories,
  details = noDetails,
  photos,
  onPhotosAdd,
  onPhotosReorder,
  onPhotoRemove,
  onPhotoDescribe,
  maxPhotos = 6,
  accept = 'image/*',
  owner,
  place,
  meetingPointField,
  maxDescription = 5000,
  errors = none,
  error,
  submitting,
  progress,
  onSubmit,
  onCancel,
  className,
  ...props
}: ListingFormProps) {
  const market = useMarketMessages();
  const messages = useMessages();
  const locale = useLocale();
  const id = useId();
  const add = (files: readonly File[]) => {
    if (!submitting) onPhotosAdd(files);
  };
  const drop = useFileDrop(add);
  const [cover] = photos;
  const price = typedPrice(value.price, locale);
  const category = categories.find((option) => option.value === value.category)?.label;

  const change =
    (name: keyof ListingFormValue) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...value, [name]: event.currentTarget.value });

  return (
    <ControlledForm
      {...props}
      {...drop.handlers}
      className={classNames(styles.root, className)}
      component="listing-form"
      data-dragging={drop.dragging || undefined}
      error={error}
      errors={errors}
      gap={5}
      onSubmit={onSubmit}
      submitting={submitting}
    >
      <div className={styles.columns}>
        <Stack gap={4}>
          <PhotoList
            accept={accept}
            error={errors.photos}
            id={id}
            labels={market}
            max={maxPhotos}
            onAdd={add}
            onDescribe={onPhotoDescribe}
            onRemove={onPhotoRemove}
            onReorder={onPhotosReorder}
            photos={photos}
            readOnly={submitting}
          />
          <Field error={errors.title} label={market.title} required>
            <TextInput
              autoComplete="off"
              dir="auto"
              name="title"
              onChange={change('title')}
              readOnly={submitting}
              value={value.title}
            />
          </Field>
          <Field error={errors.category} label={market.category} optional>
            <Select
              name="category"
              onValueChange={(category) => onChange({ ...value, category })}
              options={categories}
              placeholder={market.chooseCategory}
              readOnly={submitting}
              value={value.category}
            />
          </Field>
          <ListingFormDetails
            details={details}
            errors={errors}
            onChange={onChange}
            readOnly={submitting}
            value={value}
          />
          <Field description={market.priceHint} error={errors.price} label={market.price} required>
            <TextInput
              autoComplete="off"
              inputMode="decimal"
              name="price"
              onChange={change('price')}
              readOnly={submitting}
              value={value.price}
            />
          </Field>
          <Field error={errors.description} label={market.description}>
            <TextArea
              autoGrow
              maxLength={maxDescription}
              name="description"
              onChange={change('description')}
              readOnly={submitting}
              rows={5}
              showCount
              value={value.description}
            />
          </Field>
          <Field description={place ?? market.zipHint} error={errors.zip} label={market.zip} optional>
            <TextInput
              autoComplete="postal-code"
              inputMode="numeric"
              name="zip"
              onChange={change('zip')}
              readOnly={submitting}
              value={value.zip}
            />
          </Field>
          {meetingPointField}
        </Stack>
        <section aria-labelledby={`${id}preview`} className={styles.preview} data-part="preview">
          <Text id={`${id}preview`} size="sm" tone="muted" weight="medium">
            {market.preview}
          </Text>
          <ListingCard
            category={category}
            headingLevel={2}
            owner={owner}
            photo={cover === undefined ? null : { src: cover.src, description: cover.description }}
            photoCount={photos.length}
            price={price}
            title={value.title.trim() === '' ? market.untitled : value.title}
          />
        </section>
      </div>
      {submitting && progress !== undefined ? (
        <ProgressBar label={mode === 'create' ? market.createListing : market.saveChanges} value={progress} />
      ) : null}
      <Stack className={styles.footer} data-part="footer" direction="row" gap={3} justify="end" wrap>
        {onCancel === undefined ? null : (
          <Button onClick={onCancel} variant="secondary">
            {messages.cancel}
          </Button>
        )}
        <Button loading={submitting} type="submit">
          {mode === 'create' ? market.createListing : market.saveChanges}
        </Button>
      </Stack>
      {drop.dragging ? (
        <div className={styles.drop} data-part="drop">
          {market.dropPhotos}
        </div>
      ) : null}
    </ControlledForm>
  );
}
