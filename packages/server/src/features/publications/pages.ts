import type { Dependencies } from '../../platform/dependencies.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import {
  createPublicationRepository,
  type Place,
  type PublicationFilter,
  type PublicationOrder,
  type PublicationRow,
} from './repository.ts';

export interface PageRequest {
  readonly filter: PublicationFilter;
  readonly order: PublicationOrder;
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly viewer: string | null;
  /** Returns a row as the caller sees it. Returns null if only hidden parts of the row match the filter. */
  readonly view?: (row: PublicationRow) => PublicationRow | null;
}

/** The minimum number of rows that are read at once, so that a page with hidden rows needs few queries. */
const BATCH = 50;

/** Creates the function that reads lists page by page, in any order. */
export function createPublicationPages({ database, secrets }: Pick<Dependencies, 'database' | 'secrets'>) {
  const repository = createPublicationRepository(database);
  const cursors = createCursors(secrets.key('cursors'));

  return async function page({
    filter,
    order,
    limit,
    cursor,
    viewer,
    view,
  }: PageRequest): Promise<{ rows: readonly PublicationRow[]; nextCursor: string | null }> {
    // The time bounds differ from page to page, so the scope of the cursor only contains whether there are bounds.
    const { endsAfter, endsBefore, ...lasting } = filter;
    const scope = `publications ${JSON.stringify([lasting, endsAfter === null, endsBefore === null, order])}`;
    // The cursor is signed, so only this server can have written its content.
    let after = cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Place);
    const placeOf = (row: PublicationRow): Place => ({ value: row[order.column] ?? 0, id: row.id });
    const batch = view === undefined || filter.words.length === 0 ? limit + 1 : Math.max(limit + 1, BATCH);
    const found: PublicationRow[] = [];
    let isEnd = false;
    while (!isEnd && found.length <= limit) {
      const read = await repository.page(filter, order, { limit: batch, after, viewer });
      found.push(...read.flatMap((row) => (view === undefined ? row : (view(row) ?? []))));
      const last = read.at(-1);
      isEnd = last === undefined || read.length < batch;
      if (last !== undefined) after = placeOf(last);
    }
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    if (last === undefined) return { rows, nextCursor: null };
    return { rows, nextCursor: cursors.encode(JSON.stringify(placeOf(last)), scope) };
  };
}
