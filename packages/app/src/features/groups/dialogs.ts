export { ReportDialog } from '../reports/index.ts';
export { GroupDialog } from './group-dialog.tsx';
export { GroupPictureDialog } from './group-picture-dialog.tsx';
