import { AppError } from '../../platform/http/errors.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import type { createPublicationImports, CleanPublication, ImportTarget } from '../publications/index.ts';
import { readEvent, readParish, stateOf } from './import-cells.ts';
import { changesOf } from './import-changes.ts';
import { LineReader, type Fault, type ImportItem, type ImportKind } from './import-lines.ts';
import type { createImportRepository, ItemRow } from './import-repository.ts';
import { readSchedule } from './import-schedule.ts';
import { say } from './import-texts.ts';

/** The values that an item writes. The state is null if it stays as it is. */
export interface ItemPlan {
  readonly values: CleanPublication;
  readonly state: ImportTarget['state'] | null;
}

interface CheckedItem {
  readonly change: Partial<ItemRow>;
  readonly faults: readonly Fault[];
}

export const publicationKind = (kind: ImportKind): 'parish' | 'event' =>
  kind === 'events' ? 'event' : 'parish';

/** The columns of the fields in which the service of publications can still find a fault. */
const columnOf = (path: string): string =>
  path
    .split('.')
    .at(path.startsWith('parish.') || path.startsWith('event.') ? 1 : 0)
    ?.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`) ?? '';

const names = (kind: ImportKind) =>
  kind === 'schedules' ? (['parish_id', 'parish_key'] as const) : (['id', 'key'] as const);

/** Compares items of an import with the publications, without changing anything. */
export function createImportCheck(
  imports: Pick<ReturnType<typeof createPublicationImports>, 'targets' | 'clean'>,
  repository: Pick<ReturnType<typeof createImportRepository>, 'idsOfKeys'>,
) {
  async function check(
    kind: ImportKind,
    { lines, faults: known }: ImportItem,
    targetOf: (id: string, key: string) => ImportTarget | null,
  ): Promise<CheckedItem> {
    const first = lines[0] ?? { line: 0, cells: {} };
    const reader = new LineReader(first);
    const [idName, keyName] = names(kind);
    const id = reader.text(idName) ?? '';
    const key = reader.text(keyName) ?? '';
    const target = targetOf(id, key);
    const title =
      reader.text(kind === 'schedules' ? 'parish_name' : kind === 'events' ? 'title' : 'name') ?? '';
    const found = {
      title: Array.from(title === '' ? (target?.title ?? '') : title)
        .slice(0, 120)
        .join(''),
      external_key: id === '' ? key : '',
      target_id: target?.id ?? null,
      revision: target?.revision ?? null,
    };
    const faulty = (faults: readonly Fault[]): CheckedItem => ({
      change: { ...found, action: 'faulty', source: '{}' },
      faults: [...known, ...faults],
    });
    // A line with too many or too few cells has its values in wrong columns.
    if (known.length > 0) return faulty([]);
    if (Array.from(key).length > 200) reader.wrong(keyName, say.tooLong(200));
    if (id !== '' && target === null) {
      reader.wrong(idName, kind === 'schedules' ? say.unknownParish() : say.unknownId());
      return faulty(reader.faults);
    }
    if (kind === 'schedules' && target === null) {
      reader.wrong(key === '' ? idName : keyName, key === '' ? say.noKey() : say.unknownParish());
      return faulty(reader.faults);
    }
    const state = kind === 'schedules' ? null : stateOf(reader, target);
    let draft;
    if (kind === 'schedules' && target !== null) {
      const read = readSchedule(lines, target);
      if (read.faults.length > 0) return faulty([...reader.faults, ...read.faults]);
      ({ draft } = read);
    } else {
      draft = kind === 'events' ? readEvent(reader, target) : await readParish(reader, target);
    }
    if (reader.faults.length > 0) return faulty(reader.faults);
    try {
      const values = await imports.clean(publicationKind(kind), draft);
      const changes = changesOf(kind, target, values);
      const isWithdrawn = state === 'draft' && target?.state === 'published';
      const isPublished = state === 'published' && target?.state === 'draft';
      const action =
        target === null
          ? 'new'
          : isWithdrawn
            ? 'withdrawn'
            : changes.length > 0 || isPublished
              ? 'changed'
              : 'unchanged';
      const ofState =
        isWithdrawn || isPublished
          ? [{ field: 'status', before: target.state, after: isWithdrawn ? 'withdrawn' : 'published' }]
          : [];
      const plan: ItemPlan = { values: changes.length === 0 ? {} : values, state };
      return {
        change: {
          ...found,
          action,
          source: '{}',
          plan: JSON.stringify(plan),
          changes: JSON.stringify([...ofState, ...changes]),
        },
        faults: [],
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.fieldErrors === undefined) throw error;
      for (const { path, message } of error.fieldErrors) reader.wrong(columnOf(path), message);
      return faulty(reader.faults);
    }
  }

  return async (
    kind: ImportKind,
    rows: readonly ItemRow[],
  ): Promise<readonly { readonly row: ItemRow; readonly checked: CheckedItem }[]> => {
    const [idName, keyName] = names(kind);
    // Only the upload writes these sources, so the type is right.
    const items = rows.map((row) => ({ row, item: JSON.parse(row.source) as ImportItem }));
    const cellsOf = (name: string): string[] =>
      items.map(({ item }) => (item.lines[0]?.cells[name] ?? '').trim()).filter((text) => text !== '');
    const idsOfKeys = await repository.idsOfKeys(publicationKind(kind), cellsOf(keyName));
    const ids = [...cellsOf(idName).filter(isIdentifier), ...idsOfKeys.values()];
    const targets = await imports.targets(publicationKind(kind), ids);
    const targetOf = (id: string, key: string): ImportTarget | null =>
      targets.get(id === '' ? (idsOfKeys.get(key) ?? '') : id) ?? null;
    const checked = [];
    for (const { row, item } of items) checked.push({ row, checked: await check(kind, item, targetOf) });
    return checked;
  };
}
