export { LinkDialog } from '../people/index.ts';
export { ReportDialog } from '../reports/index.ts';
export { DetailsDialog } from './details-dialog.tsx';
export { FaithDialog } from './faith-dialog.tsx';
export { PictureDialog } from './picture-dialog.tsx';
