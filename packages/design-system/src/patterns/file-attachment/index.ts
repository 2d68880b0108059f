export { FileAttachment, type FileAttachmentProps } from './file-attachment.tsx';
