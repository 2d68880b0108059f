export { AuthoritiesFirst } from './authorities-first.tsx';
export { HiddenNotice } from './hidden-notice.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { affectsReports, reportKeys } from './report-keys.ts';
export { categories, categoryLabels } from './report-labels.ts';
