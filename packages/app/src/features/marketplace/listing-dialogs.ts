export { LinkDialog } from '../people/index.ts';
export { OfferDialog } from './offer-dialog.tsx';
export { ReserveDialog } from './reserve-dialog.tsx';
export { ReportDialog } from '../reports/index.ts';
