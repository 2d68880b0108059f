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
  }: PageRequest): Promise<{ rows: readonly PublicationRow[]; nextCursor: string | null }> {
    // The time bounds differ from page to page, so the scope of the cursor only contains whether there are bounds.
    const { endsAfter, endsBefore, ...lasting } = filter;
    const scope = `publications ${JSON.stringify([lasting, endsAfter === null, endsBefore === null, order])}`;
    // The cursor is signed, so only this server can have written its content.
    const after = cursor === undefined ? null : (JSON.parse(cursors.decode(cursor, scope)) as Place);
    const found = await repository.page(filter, order, { limit: limit + 1, after, viewer });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    if (last === undefined) return { rows, nextCursor: null };
    const place = { value: last[order.column] ?? 0, id: last.id } satisfies Place;
    return { rows, nextCursor: cursors.encode(JSON.stringify(place), scope) };
  };
}
