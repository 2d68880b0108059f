export { LinkDialog } from '../people/link-dialog.tsx';
export { ReportDialog } from '../reports/report-dialog.tsx';
