/** Query keys of the member's reports and the decisions about them. */
export const reportKeys = {
  all: ['reports'],
  reports: ['reports', 'own'],
  decisions: ['reports', 'decisions'],
} as const;

/** Whether a notification affects these lists. */
export const affectsReports = ({ kind }: { kind: string }): boolean =>
  kind === 'decision' || kind === 'report_decided';
