import type { DueRows } from '../../platform/database/due-rows.ts';

/** The undecided reports. If a member of the staff views them, those about this member are left out. */
export const openReports: DueRows = (reader, _now, viewerId) =>
  reader
    .selectFrom('reports')
    .select(['id', 'id as subject_id', 'created_at as started_at', 'due_at'])
    .where('status', '=', 'open')
    .$if(viewerId !== null, (query) => query.where('member_id', 'is distinct from', viewerId));
