import type { Database } from '../../platform/database/database.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { readCalendar } from './import-calendar.ts';
import { readCsv } from './import-csv.ts';
import { itemsOf } from './import-items.ts';
import type { Fault, ImportItem, ImportKind } from './import-lines.ts';
import type { createImportRepository } from './import-repository.ts';

/** The number of entries that are in memory while a file is read. */
const BATCH = 500;

export interface ImportSource {
  readonly kind: ImportKind;
  /** The parish whose schedule a calendar has. */
  readonly parishId: string | undefined;
}

/**
 * Creates the function that stores the entries of a file, some at a time. It returns the faults that belong to no
 * entry.
 */
export function createEntryReader(
  database: Pick<Database, 'transaction'>,
  repository: Pick<ReturnType<typeof createImportRepository>, 'insertItems'>,
) {
  async function store(importId: string, items: readonly ImportItem[], begin: number): Promise<void> {
    await database.transaction((transaction) =>
      repository.insertItems(
        transaction,
        items.map((item, index) => ({
          import_id: importId,
          position: begin + index,
          line: item.lines[0]?.line ?? 0,
          action: 'unchecked',
          outcome: 'open',
          title: '',
          external_key: '',
          target_id: null,
          revision: null,
          source: JSON.stringify(item),
          plan: '{}',
          changes: '[]',
        })),
      ),
    );
  }

  return async (id: string, { kind, parishId }: ImportSource, bytes: Buffer): Promise<Fault[]> => {
    const isCalendar = bytes.subarray(0, 200).toString('latin1').toUpperCase().includes('BEGIN:VCALENDAR');
    if (isCalendar && kind === 'parishes') {
      throw badField(
        'file',
        i18n._('Parishes cannot be imported from a calendar. Please choose a CSV file.'),
      );
    }
    if (isCalendar && kind === 'schedules' && parishId === undefined) {
      throw badField('parishId', i18n._('Please choose the parish of this calendar.'));
    }
    const lines = isCalendar ? readCalendar(kind, bytes, parishId) : readCsv(kind, bytes);
    const faults: Fault[] = [];
    let batch: ImportItem[] = [];
    let count = 0;
    for await (const read of itemsOf(kind, lines)) {
      if ('fault' in read) {
        faults.push(read.fault);
        continue;
      }
      batch.push(read.item);
      if (batch.length < BATCH) continue;
      await store(id, batch, count);
      count += batch.length;
      batch = [];
    }
    await store(id, batch, count);
    count += batch.length;
    if (count === 0 && faults.length === 0) {
      throw badField('file', i18n._('This file has no entries below its first line.'));
    }
    return faults;
  };
}
