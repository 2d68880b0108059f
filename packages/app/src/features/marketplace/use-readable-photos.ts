import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftPhoto } from './listing-photos.ts';

async function canBeShown(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

/** Finds the new photos that the browser cannot decode, whatever their file names say. */
export function useReadablePhotos(
  photos: readonly DraftPhoto[],
  onUnreadable: (unreadable: readonly DraftPhoto[]) => void,
): void {
  const [looks] = useState(() => new Map<string, Promise<boolean>>());
  const notifyUnreadable = useEffectEvent(onUnreadable);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const found = await Promise.all(
        photos
          .filter(({ file }) => file !== null)
          .map(async (photo) => {
            const known = looks.get(photo.id) ?? canBeShown(photo.src);
            looks.set(photo.id, known);
            return { photo, isReadable: await known };
          }),
      );
      const unreadable = found.filter(({ isReadable }) => !isReadable).map(({ photo }) => photo);
      if (isCurrent && unreadable.length > 0) notifyUnreadable(unreadable);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [looks, photos]);
}
