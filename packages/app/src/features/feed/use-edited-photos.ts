import type { PostComposerGallery } from '@parvis/design-system';
import { useState } from 'react';
import { maxPhotos } from './choose-post-files.ts';
import type { Post } from './post-cache.ts';

/** The photos of a post while its author changes them. `change` is undefined while nothing has changed. */
export function useEditedPhotos({ images }: Post) {
  const [photos, setPhotos] = useState(images);
  const isSame =
    photos.length === images.length &&
    photos.every(
      ({ _id, description }, index) =>
        images[index]?._id === _id && images[index]?.description === description,
    );

  const gallery: PostComposerGallery = {
    photos: photos.map(({ _id, url, description }) => ({ id: _id, src: url, description })),
    max: maxPhotos,
    onDescribe: (id, description) =>
      setPhotos(photos.map((photo) => (photo._id === id ? { ...photo, description } : photo))),
    onRemove: (id) => setPhotos(photos.filter(({ _id }) => _id !== id)),
    onReorder: (ids) => setPhotos(ids.flatMap((id) => photos.filter(({ _id }) => _id === id))),
  };

  return {
    gallery,
    change: isSame ? undefined : photos.map(({ _id, description }) => ({ _id, description })),
  };
}
