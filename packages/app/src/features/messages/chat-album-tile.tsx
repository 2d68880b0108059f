import { AlbumTile, type AlbumTileProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { pictureVariant } from './picture-variant.ts';
import type { ThreadItem } from './thread-item.ts';
import { useAttachment } from './use-attachment.ts';

interface ChatAlbumTileProps {
  tile: AlbumTileProps;
  item: ThreadItem;
  onViewPicture: (id: string) => void;
}

/** A picture of an album, which is downloaded while it is near the viewport. */
export function ChatAlbumTile({ tile, item, onViewPicture }: ChatAlbumTileProps) {
  const { i18n } = useLingui();
  const { url, isDeleted, isFailed, load } = useAttachment(item, pictureVariant(item, 'medium'));
  const failure = isDeleted
    ? { error: i18n._('The sender has left Parvis, so this file is gone.') }
    : { error: i18n._('The file could not be loaded.'), onRetry: load };
  return (
    <AlbumTile
      {...tile}
      content={{
        ...tile.content,
        src: url,
        onView: () => onViewPicture(item.id),
        ...(isFailed || isDeleted ? failure : {}),
      }}
    />
  );
}
