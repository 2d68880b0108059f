import type { AliasableExpression, Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Something that the site has promised to do within a certain time and has not done yet. */
export interface DueRow {
  readonly id: string;
  /** The id of the item that has to be handled. */
  readonly subject_id: string;
  readonly started_at: number;
  readonly due_at: number;
}

/**
 * A query for the items that `viewerId` is allowed to see, or for all items. The caller counts, sorts and limits
 * them.
 */
export type DueRows = (
  reader: Kysely<DatabaseSchema>,
  now: number,
  viewerId: string | null,
) => AliasableExpression<DueRow>;
