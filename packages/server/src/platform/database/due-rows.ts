import type { AliasableExpression, Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Something that the site has promised to do within a time, and has not done yet. */
export interface DueRow {
  readonly id: string;
  /** The id of the item to handle. */
  readonly subject_id: string;
  readonly started_at: number;
  readonly due_at: number;
}

/** A query for the items that `viewerId` may know of, or for all; the caller counts, sorts and limits them. */
export type DueRows = (
  reader: Kysely<DatabaseSchema>,
  now: number,
  viewerId: string | null,
) => AliasableExpression<DueRow>;
