import type { ImportItem, ImportKind, ImportLine, Fault } from './import-lines.ts';
import type { ReadLine } from './import-csv.ts';
import { say } from './import-texts.ts';

/** The maximum number of entries of a file. */
const MOST = 100_000;

type ReadItem = { readonly item: ImportItem } | { readonly fault: Fault };

const keyOf = (kind: ImportKind, { cells }: ImportLine): string => {
  const [id, key] = kind === 'schedules' ? ['parish_id', 'parish_key'] : ['id', 'key'];
  const text = (cells[id ?? ''] ?? '').trim();
  return text === '' ? (cells[key ?? ''] ?? '').trim() : text;
};

/**
 * Joins the lines of each parish of a schedule. Finds entries that come twice. Only their keys are in memory.
 */
export async function* itemsOf(kind: ImportKind, lines: AsyncIterable<ReadLine>): AsyncGenerator<ReadItem> {
  const known = new Map<string, number>();
  let open: { key: string; lines: ImportLine[]; faults: Fault[] } | null = null;
  let count = 0;
  for await (const { line, fault } of lines) {
    if (line === null) {
      yield { fault };
      continue;
    }
    const faults = fault === null ? [] : [fault];
    const key = keyOf(kind, line);
    if (kind === 'schedules' && open !== null && open.key === key) {
      open.lines.push(line);
      open.faults.push(...faults);
      continue;
    }
    if (open !== null) yield { item: open };
    count += 1;
    if (count > MOST) {
      yield { fault: { line: line.line, field: '', value: '', message: say.tooMany(MOST) } };
      return;
    }
    const first = key === '' ? undefined : known.get(key);
    if (first === undefined) known.set(key, line.line);
    else {
      const message = kind === 'schedules' ? say.apart(first) : say.twice(first);
      const field = kind === 'schedules' ? 'parish_id' : 'id';
      faults.push({ line: line.line, field, value: key.slice(0, 80), message });
    }
    open = { key, lines: [line], faults };
  }
  if (open !== null) yield { item: open };
}
