import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

const TIMEOUT = 48 * 60 * 60 * 1000;

/** The privacy requests that nobody has answered yet. */
export const openPrivacyRequests: DueRows = (reader) =>
  reader
    .selectFrom('contact_messages')
    .select(['id', 'id as subject_id', 'created_at as started_at'])
    .select(sql<number>`created_at + ${sql.lit(TIMEOUT)}`.as('due_at'))
    .where('kind', '=', 'privacy')
    .where('answered_at', 'is', null);
