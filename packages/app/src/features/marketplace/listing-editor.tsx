import { acceptedPictures } from '@parvis/api-client/file-types';
import { DialogContent, DialogRoot, ListingForm, Text, type ListingFormValue } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { useFilePreparation } from '../../platform/use-file-preparation.ts';
import { fullName } from '../people/index.ts';
import type { Listing } from './listing-cache.ts';
import { categories, categoryLabels } from './listing-filters.ts';
import {
  arePhotosTheSame,
  arrangementOf,
  chooseFiles,
  descriptionFault,
  inOrder,
  maxPhotos,
  newPhoto,
  newPhotosOf,
  photosOf,
  rejectionText,
  takePrepared,
  type RefusedPhoto,
} from './listing-photos.ts';
import { MeetingPointField } from './meeting-point-field.tsx';
import { meetingPointRequest } from './meeting-point.ts';
import { detailFields } from './detail-fields.ts';
import {
  blankValue,
  changedFields,
  faultsOf,
  fieldsOf,
  longestDescription,
  valueOf,
} from './listing-values.ts';
import { useListingDraft } from './use-listing-draft.ts';
import { useListingSending } from './use-listing-sending.ts';
import { useMarketplace } from './use-marketplace.ts';
import { useReadablePhotos } from './use-readable-photos.ts';

type ListingEditorProps = {
  /** The listing to change. Null for a new listing. */
  listing: Listing | null;
  /** Called with the listing if it was created or changed. */
  onClose: (saved?: Listing) => void;
};

/** A dialog that creates or changes a listing. */
export function ListingEditor({ listing, onClose }: ListingEditorProps) {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { listings, showToast, userId } = useMarketplace();
  const [initial] = useState(() =>
    listing === null
      ? { value: blankValue(member.zip), photos: [] }
      : { value: valueOf(i18n, listing), photos: photosOf(listing) },
  );
  const draft = useListingDraft({
    target: `${userId}/listing${listing === null ? '' : `/${listing._id}`}`,
    basis: listing === null ? '' : (listing.updatedAt ?? listing.createdAt),
    initial,
  });
  const sending = useListingSending(
    listing === null ? i18n._('Error creating marketplace') : i18n._('Error updating marketplace'),
  );
  const [refusedPhotos, setRefusedPhotos] = useState<readonly RefusedPhoto[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { value, photos } = draft;
  const { errors, isSending } = sending;

  useReadablePhotos(photos, (unreadable) => {
    if (isSending) return;
    draft.changePhotos(photos.filter((photo) => !unreadable.includes(photo)));
    const broken = unreadable.map(({ file }) => ({ name: file?.name ?? '', fault: 'broken' as const }));
    setRefusedPhotos([...refusedPhotos, ...broken]);
  });

  const preparation = useFilePreparation({ onPrepared: addPrepared, submit: () => void submit() });
  const isPending = preparation.pending.length > 0;

  const leave = useDiscardGuard(draft.isChanged || isPending, async () => {
    await draft.clear();
    onClose();
  });
  const cancel = () => (isSending ? sending.stop() : leave());

  useEffect(() => {
    if (sending.attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sending.attempt]);

  function write(next: ListingFormValue): void {
    for (const name of changedFields(value, next)) sending.forgive(name);
    draft.changeValue(next);
  }

  function add(files: readonly File[]): void {
    const room = maxPhotos - photos.length - preparation.pending.length;
    const { taken, refused } = chooseFiles(files, room);
    sending.forgive('photos');
    setRefusedPhotos(refused);
    preparation.prepare(taken);
  }

  function addPrepared(prepared: PreparedFile): void {
    const { taken, refused } = takePrepared([prepared], maxPhotos - photos.length);
    if (refused.length > 0) setRefusedPhotos([...refusedPhotos, ...refused]);
    if (taken.length === 0) return;
    draft.changePhotos([...photos, ...taken.map((file) => newPhoto(file, draft.addressOf(file)))]);
  }

  async function submit(): Promise<void> {
    const faults = faultsOf(i18n, value);
    const isDescribed = photos.every((photo) => descriptionFault(i18n, photo) === undefined);
    if (Object.keys(faults).length > 0 || !isDescribed) {
      sending.refuse(faults);
      return;
    }
    if (listing !== null && !draft.isChanged) {
      onClose();
      return;
    }
    setRefusedPhotos([]);
    const fields = {
      ...fieldsOf(i18n, value, initial.value.details),
      ...meetingPointRequest(value.meetingPoint, initial.value.meetingPoint),
    };
    const saved = await sending.send((how) => {
      if (listing === null) {
        return listings.create(fields, newPhotosOf(photos), { key: draft.key, ...how });
      }
      const arrangement = arePhotosTheSame(photos, initial.photos) ? undefined : arrangementOf(photos);
      return listings.update(listing._id, fields, arrangement, how);
    });
    if (saved === null) return;
    await draft.clear();
    showToast(listing === null ? i18n._('Your listing is published.') : i18n._('Your listing was updated.'));
    onClose(saved);
  }

  const words = categoryLabels(i18n);
  const place = listing !== null && value.zip === listing.zip ? listing.place : null;
  return (
    <DialogRoot open onOpenChange={(open) => !open && cancel()}>
      <DialogContent title={listing === null ? i18n._('Create list') : i18n._('Edit listing')} size="lg">
        {isPending && (
          <Text role="status" tone="muted">
            {i18n._('Preparing the photos…')}
          </Text>
        )}
        <ListingForm
          ref={form}
          mode={listing === null ? 'create' : 'edit'}
          value={value}
          onChange={write}
          categories={categories.map((category) => ({ value: category, label: words[category] }))}
          details={detailFields(i18n, value.category)}
          photos={photos.map((photo) => ({
            id: photo.id,
            src: photo.src,
            description: photo.description,
            error: descriptionFault(i18n, photo),
          }))}
          maxPhotos={maxPhotos}
          accept={acceptedPictures}
          onPhotosAdd={add}
          onPhotosReorder={(ids) => draft.changePhotos(inOrder(photos, ids))}
          onPhotoRemove={(id) => {
            sending.forgive('photos');
            setRefusedPhotos([]);
            draft.changePhotos(photos.filter((photo) => photo.id !== id));
          }}
          onPhotoDescribe={(id, description) =>
            draft.changePhotos(photos.map((photo) => (photo.id === id ? { ...photo, description } : photo)))
          }
          owner={fullName(member)}
          place={place === null ? undefined : `${place.town}, ${place.state}`}
          meetingPointField={
            <MeetingPointField
              value={value.meetingPoint}
              onChange={(meetingPoint) => write({ ...value, meetingPoint })}
              error={errors['meetingPoint']}
              readOnly={isSending}
            />
          }
          maxDescription={longestDescription}
          errors={
            refusedPhotos.length === 0 ? errors : { ...errors, photos: rejectionText(i18n, refusedPhotos) }
          }
          error={sending.failure}
          submitting={isSending || preparation.isSubmitWaiting}
          {...(photos.some(({ file }) => file !== null) && { progress: sending.progress })}
          onSubmit={preparation.submit}
          onCancel={cancel}
        />
      </DialogContent>
    </DialogRoot>
  );
}
