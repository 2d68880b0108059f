import { ConfigError } from '../../config.ts';
import { isColumnType, type Column } from './copy-format.ts';

/** A table that is moved. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of the primary key. */
  readonly key: readonly Column[];
}

/** A column of the target, as its catalog describes it. */
export interface TargetColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The position in the primary key, from 1. Null if the column is not part of it. */
  readonly key_position: number | null;
}

const names = (columns: Iterable<string>): string => [...columns].toSorted().join(', ');

/** The columns, with the name of their table for messages. Throws if a type is unknown to the move. */
function typedColumns(columns: readonly TargetColumn[]): readonly (Column & TargetColumn)[] {
  return columns.map((column) => {
    const { table, name, type } = column;
    if (!isColumnType(type))
      throw new ConfigError(`The move does not know the type ${type} of the column ${table}.${name}.`);
    return { ...column, type };
  });
}

/**
 * Returns all tables of the source, with the types of the target. Throws if a table or a column exists only in one of
 * the two, so that no data can be forgotten. Tables that only the target has, such as those with which several servers
 * coordinate, have nothing to move.
 */
export function movedTables(
  source: ReadonlyMap<string, readonly string[]>,
  target: readonly TargetColumn[],
): MovedTable[] {
  const byTable = Map.groupBy(target, ({ table }) => table);
  return [...source].map(([name, own]) => {
    const columns = typedColumns(byTable.get(name) ?? []);
    const found = columns.map((column) => column.name);
    if (names(own) !== names(found))
      throw new ConfigError(
        `The table ${name} differs: SQLite has the columns ${names(own)}, and PostgreSQL has ${names(found) || 'none'}.`,
      );
    const key = columns
      .filter(({ key_position: position }) => position !== null)
      .toSorted((first, second) => Number(first.key_position) - Number(second.key_position));
    if (key.length === 0) throw new ConfigError(`The table ${name} has no primary key.`);
    return { name, columns, key };
  });
}
