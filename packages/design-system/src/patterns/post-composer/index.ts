export {
  PostComposer,
  type PostComposerErrors,
  type PostComposerProps,
  type PostComposerValue,
} from './post-composer.tsx';
