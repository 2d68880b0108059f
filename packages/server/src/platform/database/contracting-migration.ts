/** The end of the name of a contracting migration, such as `0060-drop-nicknames-after-0057`. */
const CONTRACTING = /-after-(?<number>\d{4})$/;

/**
 * Returns the number in the name of a contracting migration, or null for other migrations. A contracting migration
 * removes or restricts something. Only servers that know the migration with this number can use the database after it.
 * The number is in the name, because the database stores the name, and a server of an older release can read it there.
 */
export function contractsAfter(migration: string): number | null {
  const number = CONTRACTING.exec(migration)?.groups?.['number'];
  return number === undefined ? null : Number(number);
}

/**
 * Returns whether a server can use the database after a migration that it does not know. `last` is the last migration
 * that the server knows.
 */
export const toleratesMigration = (last: string, migration: string): boolean =>
  (contractsAfter(migration) ?? 0) <= Number.parseInt(last, 10);
