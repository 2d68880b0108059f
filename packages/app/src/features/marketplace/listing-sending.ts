import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import { detailNames, formFields, type DetailRequest } from './detail-values.ts';
import type { Listing } from './listing-cache.ts';
import type { Category } from './listing-filters.ts';

export type ListingFields = DetailRequest & {
  readonly title: string;
  readonly price: number;
  readonly description: string;
  readonly category: Category;
  /** An empty text means no place. */
  readonly zip: string;
  /** The id of a parish. An empty text removes it, and without the field it does not change. */
  readonly meetingPoint?: string;
};
export type NewPhoto = { readonly file: File; readonly description: string };
export type KnownPhoto = { readonly _id: string; readonly description: string };
export type Sending = { signal?: AbortSignal; onProgress?: (percent: number) => void };

export type Sent = { fields: ListingFields; photos: readonly NewPhoto[] };

/** Whether two requests have the same content. */
export function isSame(one: Sent, other: Sent): boolean {
  const { title, price, description, category, zip } = other.fields;
  const { fields, photos } = one;
  return (
    fields.title === title &&
    fields.price === price &&
    fields.description === description &&
    fields.category === category &&
    fields.zip === zip &&
    fields.meetingPoint === other.fields.meetingPoint &&
    detailNames.every((name) => fields[name] === other.fields[name]) &&
    photos.length === other.photos.length &&
    photos.every((photo, index) => {
      const same = other.photos[index];
      return same?.file === photo.file && same.description === photo.description;
    })
  );
}

/** The two API calls that can upload photos. */
export function createListingSending(client: ApiClient) {
  async function send({ fields, photos }: Sent, key: string, sending: Sending): Promise<Listing> {
    if (photos.length === 0) {
      const params = { header: { 'idempotency-key': key } };
      const { signal } = sending;
      return unwrap(
        await client.POST('/marketplace/create', { params, body: fields, ...(signal && { signal }) }),
      ).item;
    }
    const { item } = await client.upload('/marketplace/create', {
      fields: {
        ...formFields(fields),
        imageDescriptions: JSON.stringify(photos.map(({ description }) => description)),
      },
      files: { images: photos.map(({ file }) => file) },
      idempotencyKey: key,
      ...sending,
    });
    return item;
  }

  async function sendChange(
    id: string,
    fields: Partial<ListingFields>,
    photos: readonly (KnownPhoto | NewPhoto)[] | undefined,
    sending: Sending,
  ): Promise<Listing> {
    const path = { id };
    const files = (photos ?? []).flatMap((photo) => ('file' in photo ? [photo.file] : []));
    if (files.length === 0) {
      const known = photos?.filter((photo) => '_id' in photo);
      const body = {
        ...fields,
        ...(known && { photos: known.map(({ _id, description }) => ({ _id, description })) }),
      };
      const { signal } = sending;
      return unwrap(
        await client.PUT('/marketplace/update/{id}', {
          params: { path },
          body,
          ...(signal && { signal }),
        }),
      ).item;
    }
    const arrangement = (photos ?? []).map((photo) =>
      'file' in photo
        ? { upload: files.indexOf(photo.file), description: photo.description }
        : { _id: photo._id, description: photo.description },
    );
    const { item } = await client.upload('/marketplace/update/{id}', {
      method: 'PUT',
      path,
      fields: { ...formFields(fields), photos: JSON.stringify(arrangement) },
      files: { images: files },
      ...sending,
    });
    return item;
  }

  return { send, sendChange };
}
