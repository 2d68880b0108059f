export { PostComposerLine, type PostComposerLineProps } from './post-composer-line.tsx';
export {
  PostComposer,
  type PostComposerErrors,
  type PostComposerProps,
  type PostComposerValue,
} from './post-composer.tsx';
export {
  PostPhotoList,
  type PostComposerGallery,
  type PostComposerPhoto,
  type PostPhotoListProps,
} from './post-photo-list.tsx';
