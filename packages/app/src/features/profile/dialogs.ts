export { LinkDialog } from '../people/link-dialog.tsx';
export { ReportDialog } from '../reports/report-dialog.tsx';
export { DetailsDialog } from './details-dialog.tsx';
export { FaithDialog } from './faith-dialog.tsx';
export { PictureDialog } from './picture-dialog.tsx';
