export { ReportDialog } from '../reports/report-dialog.tsx';
export { ChatLightbox } from './chat-lightbox.tsx';
