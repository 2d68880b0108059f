export { NewPostsPill, type NewPostsPillProps } from './new-posts-pill.tsx';
