import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

const TIMEOUT = 30 * 24 * 60 * 60 * 1000;

/**
 * The data exports that are not finished. Their jobs run immediately, so an old export means that its job has failed.
 */
export const unmadeExports: DueRows = (reader) =>
  reader
    .selectFrom('data_exports')
    .select(['id', 'id as subject_id', 'asked_at as started_at'])
    .select(sql<number>`asked_at + ${sql.lit(TIMEOUT)}`.as('due_at'))
    .where('ready_at', 'is', null);
