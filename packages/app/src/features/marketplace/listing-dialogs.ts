export { LinkDialog } from '../people/index.ts';
export { ReportDialog } from '../reports/index.ts';
