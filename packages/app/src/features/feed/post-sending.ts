import type { ApiClient, Schemas } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import { mentioning } from '../mentions/index.ts';
import type { DraftKind } from './post-draft.ts';

type PostText = {
  title: string;
  content: string;
  /** The ids of the members whom the content mentions. */
  mentions: readonly string[];
};
export type NewPhoto = { readonly file: File; readonly description: string };
export type KeptPhoto = { readonly _id: string; readonly description: string };
/** The photos are up to ten photos or one video. */
export type NewPost = PostText & { photos: readonly NewPhoto[]; kind?: DraftKind };
/** All photos that the post will have, in order. Without them, they do not change. */
export type PostChange = PostText & { photos?: readonly (KeptPhoto | NewPhoto)[] };
export type RefusedFile = Schemas['RefusedFile'];

export interface Sending {
  key: string;
  /** The id of the group. Null for the community's feed. */
  groupId: string | null;
  onProgress: (percent: number) => void;
}

type Written = Schemas['WrittenPostAnswer'];

/** The two API calls that can upload photos of a post. */
export function createPostSending(client: ApiClient, userId: string) {
  async function send(
    { photos, title, content, mentions, kind = null }: NewPost,
    key: string,
    { groupId, onProgress }: Pick<Sending, 'groupId' | 'onProgress'>,
  ): Promise<Written> {
    const fields = {
      title,
      content,
      type: 'community' as const,
      author_id: userId,
      ...(kind !== null && { kind }),
      ...(groupId !== null && { groupId }),
    };
    const [first] = photos;
    if (first === undefined) {
      const params = { header: { 'idempotency-key': key } };
      return unwrap(
        await client.POST('/post/create', { params, body: { ...fields, ...mentioning(mentions) } }),
      );
    }
    return client.upload('/post/create', {
      fields: {
        ...fields,
        ...(photos.length === 1
          ? { imageDescription: first.description }
          : { imageDescriptions: JSON.stringify(photos.map(({ description }) => description)) }),
        ...(mentions.length > 0 && { mentions: JSON.stringify(mentions) }),
      },
      files: { images: photos.map(({ file }) => file) },
      idempotencyKey: key,
      onProgress,
    });
  }

  /** A repeated change adds no photo twice, because it names all photos that the post will have. */
  async function sendChange(
    id: string,
    { photos, mentions, ...text }: PostChange,
    onProgress: (percent: number) => void = () => undefined,
  ): Promise<Written> {
    const path = { id };
    const fields = { ...text, type: 'community' as const };
    const files = (photos ?? []).flatMap((photo) => ('file' in photo ? [photo.file] : []));
    if (files.length === 0) {
      const kept = photos?.filter((photo) => '_id' in photo);
      const body = { ...fields, ...mentioning(mentions), ...(kept === undefined ? {} : { photos: kept }) };
      return unwrap(await client.PUT('/post/update/{id}', { params: { path }, body }));
    }
    const arrangement = (photos ?? []).map((photo) =>
      'file' in photo ? { upload: files.indexOf(photo.file), description: photo.description } : photo,
    );
    return client.upload('/post/update/{id}', {
      method: 'PUT',
      path,
      fields: {
        ...fields,
        ...(mentions.length > 0 && { mentions: JSON.stringify(mentions) }),
        photos: JSON.stringify(arrangement),
      },
      files: { images: files },
      onProgress,
    });
  }

  return { send, sendChange };
}
