export { ReportDialog } from '../reports/index.ts';
export { ChatLightbox } from './chat-lightbox.tsx';
