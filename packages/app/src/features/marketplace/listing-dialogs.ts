export { LinkDialog } from '../people/index.ts';
export { ReserveDialog } from './reserve-dialog.tsx';
export { ReportDialog } from '../reports/index.ts';
