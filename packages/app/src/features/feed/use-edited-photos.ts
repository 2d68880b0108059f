import type { PostComposerGallery } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { createFileAddresses } from '../../platform/file-addresses.ts';
import { newId } from '../../platform/new-id.ts';
import type { PreparedFile } from '../../platform/pictures/prepare-files.ts';
import { choosePostFiles, maxPhotos } from './choose-post-files.ts';
import type { Post } from './post-cache.ts';
import type { KeptPhoto, NewPhoto } from './post-sending.ts';

type Edited = {
  readonly id: string;
  readonly description: string;
  /** The address of a photo that the post has, or a new file. */
  readonly picture: string | File;
};

const isNew = (photo: Edited): photo is Edited & { readonly picture: File } => photo.picture instanceof File;

/** The photos of a post while its author changes and adds them. `change` is undefined while nothing has changed. */
export function useEditedPhotos({ images }: Post) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState<readonly Edited[]>(() =>
    images.map(({ _id, url, description }) => ({ id: _id, description, picture: url })),
  );
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [addresses] = useState(createFileAddresses);
  useEffect(() => () => addresses.release(), [addresses]);

  function takePrepared({ chosen, file, refusal }: PreparedFile): void {
    if (refusal !== null) {
      const words = i18n._('“{name}” was not added. {reason}', { name: chosen.name, reason: refusal });
      setErrors((known) => [...known, words]);
    }
    setPhotos((known) =>
      known.flatMap((photo) => {
        if (photo.picture !== chosen) return [photo];
        return file === null ? [] : [{ ...photo, picture: file }];
      }),
    );
  }

  /** Returns the files that the post gets, which must be prepared. */
  function add(files: readonly File[]): readonly File[] {
    const added = photos.filter(isNew).map(({ picture }) => picture);
    const chosen = choosePostFiles(i18n, files, added, photos.length - added.length);
    setErrors(chosen.fileErrors);
    const taken = chosen.taken.map((picture) => ({ id: newId(), description: '', picture }));
    setPhotos((known) => [...known, ...taken]);
    return chosen.taken;
  }

  /** Returns the file of the removed photo if the photo was new. */
  function remove(id: string): File | undefined {
    setErrors([]);
    setPhotos((known) => known.filter((photo) => photo.id !== id));
    return photos.filter(isNew).find((photo) => photo.id === id)?.picture;
  }

  const isSame =
    photos.length === images.length &&
    photos.every(
      ({ id, description }, index) => images[index]?._id === id && images[index]?.description === description,
    );

  const gallery: Omit<PostComposerGallery, 'onRemove'> = {
    photos: photos.map(({ id, description, picture }) => ({
      id,
      description,
      src: typeof picture === 'string' ? picture : addresses.of(picture),
    })),
    max: maxPhotos,
    onDescribe: (id, description) =>
      setPhotos((known) => known.map((photo) => (photo.id === id ? { ...photo, description } : photo))),
    onReorder: (ids) => setPhotos((known) => ids.flatMap((id) => known.filter((photo) => photo.id === id))),
  };

  const change = photos.map(({ id, description, picture }): KeptPhoto | NewPhoto =>
    typeof picture === 'string' ? { _id: id, description } : { file: picture, description },
  );

  return {
    gallery,
    add,
    remove,
    takePrepared,
    error: errors.length === 0 ? undefined : errors.join(' '),
    change: isSame ? undefined : change,
    /** Whether there are new photos, which have to be sent. */
    hasNew: photos.some(isNew),
  };
}
