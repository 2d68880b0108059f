import { paged, type AreasOf } from './areas.ts';

/** The member's reports, and the decisions about the member. */
export const moderationAreas: AreasOf = (read) => [
  {
    name: 'reports',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('reports')
          .select(['subject_type', 'subject_id', 'category', 'details', 'status', 'created_at'])
          .where('reporter_id', '=', userId),
      ),
  },
  {
    name: 'decisions',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('decisions')
          .select([
            'subject_type',
            'subject_id',
            'excerpt',
            'outcome',
            'reason',
            'created_at',
            'appeal_state',
            'appeal_text',
            'appealed_at',
            'appeal_reason',
            'appeal_decided_at',
          ])
          .where('member_id', '=', userId)
          // A member does not learn that a report about them was dismissed.
          .where('outcome', '!=', 'dismissed'),
      ),
  },
  {
    name: 'suspensions',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('exclusions')
          .select(['kind', 'reason', 'starts_at', 'ends_at', 'lifted_at'])
          .where('user_id', '=', userId),
      ),
  },
];
