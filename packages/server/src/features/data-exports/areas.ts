import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

export type Rows = AsyncGenerator<Record<string, unknown>>;

/** One document of the archive. */
export interface Area {
  readonly name: string;
  readonly rows: (userId: string) => Rows;
}

export type AreasOf = (read: Kysely<DatabaseSchema>) => readonly Area[];

/** The number of rows that are read at a time. */
export const PAGE = 500;

/** Reads page by page, so that only a few rows are in memory and no connection is used for long. */
export async function* paged<Schema, Table extends keyof Schema, Row extends object>(
  read: Kysely<DatabaseSchema>,
  key: string,
  query: SelectQueryBuilder<Schema, Table, Row>,
): Rows {
  const placed = query.select(sql<string>`${sql.ref(key)}`.as('place'));
  let after = '';
  for (;;) {
    const page = sql<Record<string, unknown> & { place: string }>`
      select * from (${placed}) as page where place > ${after} order by place limit ${PAGE}`;
    const { rows } = await page.execute(read);
    for (const { place, ...row } of rows) {
      after = place;
      yield row;
    }
    if (rows.length < PAGE) return;
  }
}
