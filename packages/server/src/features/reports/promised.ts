import type { PromisedRows } from '../../platform/database/promised.ts';

/** Undecided reports; for a staff member, without those about themselves. */
export const openReports: PromisedRows = (reader, _now, viewerId) =>
  reader
    .selectFrom('reports')
    .select(['id', 'id as subject_id', 'created_at as started_at', 'due_at'])
    .where('status', '=', 'open')
    .$if(viewerId !== null, (query) => query.where('member_id', 'is distinct from', viewerId));
