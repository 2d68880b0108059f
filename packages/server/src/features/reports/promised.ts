import type { PromisedRows } from '../../platform/database/promised.ts';

/** Reports that nobody has decided. */
export const openReports: PromisedRows = (reader) =>
  reader
    .selectFrom('reports')
    .select(['id', 'id as subject_id', 'created_at as started_at', 'due_at'])
    .where('status', '=', 'open');
