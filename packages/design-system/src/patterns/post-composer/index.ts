export { PostComposerLine, type PostComposerLineProps } from './post-composer-line.tsx';
export {
  PostComposer,
  type PostComposerErrors,
  type PostComposerGallery,
  type PostComposerPhoto,
  type PostComposerProps,
  type PostComposerValue,
} from './post-composer.tsx';
