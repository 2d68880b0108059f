import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Fault } from './import-lines.ts';
import type { ImportFaultsTable, ImportItemsTable, ImportsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
export type ImportRow = Selectable<ImportsTable>;
export type ItemRow = Selectable<ImportItemsTable>;
type Action = ImportItemsTable['action'];

/** SQLite limits the number of values in a statement. */
const ROWS = 500;

export function createImportRepository({ read }: Pick<Database, 'read'>) {
  const items = (importId: string) => read.selectFrom('import_items').where('import_id', '=', importId);

  return {
    async insert(transaction: Write, row: Insertable<ImportsTable>): Promise<void> {
      await transaction.insertInto('imports').values(row).execute();
    },

    find: (id: string): Promise<ImportRow | undefined> =>
      read.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst(),

    page: (before: string | null, limit: number): Promise<ImportRow[]> =>
      read
        .selectFrom('imports')
        .selectAll()
        .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Changes the state if it is still the former one. Returns false if somebody else was faster. */
    async move(
      transaction: Write,
      id: string,
      { from, to, appliedAt }: { from: ImportRow['state']; to: ImportRow['state']; appliedAt?: number },
    ): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('imports')
        .set({ state: to, ...(appliedAt === undefined ? {} : { applied_at: appliedAt }) })
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Locks the import until the transaction ends. Returns false if it was deleted. */
    async lock(transaction: Write, id: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('imports')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('imports').where('id', '=', id).execute();
    },

    async insertItems(transaction: Write, rows: readonly Insertable<ImportItemsTable>[]): Promise<void> {
      for (let begin = 0; begin < rows.length; begin += ROWS) {
        await transaction
          .insertInto('import_items')
          .values(rows.slice(begin, begin + ROWS))
          .execute();
      }
    },

    /** Adds faults. Their positions count within their lines. */
    async insertFaults(transaction: Write, importId: string, faults: readonly Fault[]): Promise<void> {
      const counts = new Map<number, number>();
      const rows = faults.map(({ line, field, value, message }): ImportFaultsTable => {
        const position = counts.get(line) ?? 0;
        counts.set(line, position + 1);
        return { import_id: importId, line, position, field, value, message: JSON.stringify(message) };
      });
      for (let begin = 0; begin < rows.length; begin += ROWS) {
        await transaction
          .insertInto('import_faults')
          .values(rows.slice(begin, begin + ROWS))
          .execute();
      }
    },

    /** The next items in this state, in the order of the file. */
    nextItems: (
      importId: string,
      { actions, after, limit }: { actions: readonly Action[]; after: number; limit: number },
      reader: Pick<Database, 'read'>['read'] = read,
    ): Promise<ItemRow[]> =>
      reader
        .selectFrom('import_items')
        .selectAll()
        .where('import_id', '=', importId)
        .where('action', 'in', actions)
        .where('outcome', '=', 'open')
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),

    /** Replaces items with new versions, because one statement for each of them would take long. */
    async replaceItems(transaction: Write, rows: readonly ItemRow[]): Promise<void> {
      const [first] = rows;
      if (first === undefined) return;
      await transaction
        .deleteFrom('import_items')
        .where('import_id', '=', first.import_id)
        .where(
          'position',
          'in',
          rows.map(({ position }) => position),
        )
        .execute();
      await transaction.insertInto('import_items').values(rows).execute();
    },

    async updateItem(
      transaction: Write,
      { import_id, position }: Pick<ItemRow, 'import_id' | 'position'>,
      change: Partial<ItemRow>,
    ): Promise<void> {
      await transaction
        .updateTable('import_items')
        .set(change)
        .where('import_id', '=', import_id)
        .where('position', '=', position)
        .execute();
    },

    itemPage: (
      importId: string,
      {
        action,
        outcome,
        after,
        limit,
      }: {
        action: Action | null;
        outcome: ItemRow['outcome'] | null;
        after: number;
        limit: number;
      },
    ) =>
      items(importId)
        .select(['position', 'line', 'action', 'outcome', 'title', 'external_key', 'target_id', 'changes'])
        .$if(action !== null, (query) => query.where('action', '=', action ?? 'new'))
        .$if(outcome !== null, (query) => query.where('outcome', '=', outcome ?? 'open'))
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),

    counts: (importId: string) =>
      items(importId)
        .select((row) => ['action', 'outcome', row.fn.countAll<number>().as('count')])
        .groupBy(['action', 'outcome'])
        .execute(),

    async countFaults(importId: string): Promise<number> {
      const { count } = await read
        .selectFrom('import_faults')
        .where('import_id', '=', importId)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    faultPage: (importId: string, after: { line: number; position: number }, limit: number) =>
      read
        .selectFrom('import_faults')
        .selectAll()
        .where('import_id', '=', importId)
        .where((fault) =>
          fault.or([
            fault('line', '>', after.line),
            fault.and([fault('line', '=', after.line), fault('position', '>', after.position)]),
          ]),
        )
        .orderBy('line')
        .orderBy('position')
        .limit(limit)
        .execute(),

    /** Returns the ids of the publications with these keys. */
    async idsOfKeys(kind: 'parish' | 'event', keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (keys.length === 0) return new Map();
      const rows = await read
        .selectFrom('external_keys')
        .select(['external_key', 'publication_id'])
        .where('kind', '=', kind)
        .where('external_key', 'in', keys)
        .execute();
      return new Map(rows.map((row) => [row.external_key, row.publication_id]));
    },

    /** Remembers the key of a publication. Returns false if another publication has it. */
    async keepKey(
      transaction: Write,
      kind: 'parish' | 'event',
      { key, publicationId }: { key: string; publicationId: string },
    ): Promise<boolean> {
      await transaction
        .insertInto('external_keys')
        .values({ kind, external_key: key, publication_id: publicationId })
        .onConflict((conflict) => conflict.columns(['kind', 'external_key']).doNothing())
        .execute();
      const row = await transaction
        .selectFrom('external_keys')
        .select('publication_id')
        .where('kind', '=', kind)
        .where('external_key', '=', key)
        .executeTakeFirst();
      return row?.publication_id === publicationId;
    },
  };
}
