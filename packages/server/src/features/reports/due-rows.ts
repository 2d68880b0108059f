import type { DueRows } from '../../platform/database/due-rows.ts';

/** Undecided reports; for a staff member, without those about themselves. */
export const openReports: DueRows = (reader, _now, viewerId) =>
  reader
    .selectFrom('reports')
    .select(['id', 'id as subject_id', 'created_at as started_at', 'due_at'])
    .where('status', '=', 'open')
    .$if(viewerId !== null, (query) => query.where('member_id', 'is distinct from', viewerId));
