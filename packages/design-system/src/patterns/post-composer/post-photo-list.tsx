import { useId, type ComponentProps } from 'react';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { PhotoList } from '../listing-form/photo-list.tsx';

export type PostComposerPhoto = {
  readonly id: string;
  readonly src: string;
  /** The alternative text. */
  readonly description: string;
  /** The error message of the alternative text. */
  readonly error?: string | undefined;
};

export type PostComposerGallery = {
  /** The photos, in order. In a new post, at least two. */
  readonly photos: readonly PostComposerPhoto[];
  /** The maximum number of photos. */
  readonly max: number;
  /** Called with the ids of the photos in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
  /** Called to remove a photo. */
  readonly onRemove: (id: string) => void;
  /** Called with the alternative text of a photo at every change. */
  readonly onDescribe: (id: string, description: string) => void;
};

export type PostPhotoListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The photos, and what happens when they change. */
  gallery: PostComposerGallery;
  /** Whether the photos cannot change, for example while they are being sent. */
  readOnly?: boolean;
  /** The file types of photos that can be added, as in `accept` of an input. */
  accept?: string;
  /** Called with the chosen files. Without it, no photos can be added. */
  onAdd?: ((files: readonly File[]) => void) | undefined;
  /** The error message of the chosen files. */
  error?: string | undefined;
};

const addNothing = () => undefined;

/** The photos of a post, to describe, move, remove and add them. */
export function PostPhotoList({
  gallery,
  readOnly = false,
  accept = '',
  onAdd,
  error,
  ...props
}: PostPhotoListProps) {
  const feed = useFeedMessages();
  const id = useId();
  return (
    <div {...props} data-component="post-photo-list">
      <PhotoList
        accept={accept}
        error={error}
        hasPicker={onAdd !== undefined}
        id={id}
        labels={{
          ...feed,
          alternativeText: feed.imageDescription,
          alternativeTextHint: feed.imageDescriptionHint,
        }}
        max={gallery.max}
        onAdd={onAdd ?? addNothing}
        onDescribe={gallery.onDescribe}
        onRemove={gallery.onRemove}
        onReorder={gallery.onReorder}
        photos={gallery.photos}
        readOnly={readOnly}
      />
    </div>
  );
}
