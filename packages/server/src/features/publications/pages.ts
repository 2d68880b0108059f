import type { Dependencies } from '../../platform/dependencies.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import type { PublicationFilter } from './filter.ts';
import {
  createPublicationRepository,
  type Place,
  type PublicationOrder,
  type PublicationRow,
} from './repository.ts';

/** Returns a row as the caller sees it. Returns null if only hidden parts of the row match the search. */
export type View = <Row extends PublicationRow>(row: Row) => Row | null;

export interface PageRequest {
  readonly filter: PublicationFilter;
  readonly order: PublicationOrder;
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly viewer: string | null;
  readonly view?: View;
}

interface Reading<Row, Position> {
  readonly limit: number;
  readonly after: Position | null;
  readonly words: readonly string[];
  readonly view: View | undefined;
  readonly read: (page: { limit: number; after: Position | null }) => Promise<readonly Row[]>;
  readonly positionOf: (row: Row) => Position;
}

/** The minimum number of rows that are read at once, so that a page with hidden rows needs few queries. */
const BATCH = 50;

/** Reads rows until the page is full. Returns the position of its last row if there are more. */
export async function fillPage<Row extends PublicationRow, Position>({
  limit,
  after,
  words,
  view,
  read,
  positionOf,
}: Reading<Row, Position>): Promise<{ rows: readonly Row[]; next: Position | null }> {
  const batch = view === undefined || words.length === 0 ? limit + 1 : Math.max(limit + 1, BATCH);
  const found: Row[] = [];
  let position = after;
  let isEnd = false;
  while (!isEnd && found.length <= limit) {
    const listed = await read({ limit: batch, after: position });
    found.push(...listed.flatMap((row) => (view === undefined ? row : (view(row) ?? []))));
    const last = listed.at(-1);
    isEnd = last === undefined || listed.length < batch;
    if (last !== undefined) position = positionOf(last);
  }
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : positionOf(last) };
}

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
    const { rows, next } = await fillPage<PublicationRow, Place>({
      limit,
      // The cursor is signed, so only this server can have written its content.
      after: cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Place),
      words: filter.words,
      view,
      read: (part) => repository.page(filter, order, { ...part, viewer }),
      positionOf: (row) => ({ value: row[order.column] ?? 0, id: row.id }),
    });
    return { rows, nextCursor: next === null ? null : cursors.encode(JSON.stringify(next), scope) };
  };
}
