export { LinkPreview, type LinkPreviewPicture, type LinkPreviewProps } from './link-preview.tsx';
