export { ReportDialog } from '../reports/report-dialog.tsx';
export { GroupDialog } from './group-dialog.tsx';
export { GroupPictureDialog } from './group-picture-dialog.tsx';
