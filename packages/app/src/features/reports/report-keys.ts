/** Where the query cache keeps what one has reported, and what was decided about oneself. */
export const reportKeys = {
  all: ['reports'],
  reports: ['reports', 'own'],
  decisions: ['reports', 'decisions'],
} as const;

/** Whether a notification tells of something that these lists show. */
export const tellsOfReports = ({ kind }: { kind: string }): boolean =>
  kind === 'decision' || kind === 'report_decided';
