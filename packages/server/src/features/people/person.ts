import type { components } from '@parvis/api-client/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';

type UserRow = Selectable<DatabaseSchema['users']>;

type Person = components['schemas']['Person'];

/** The names in the order of the full name. A new name must be added here and to `PersonNames` in the contract. */
const names = ['first_name', 'last_name'] as const;
export type PersonNames = Pick<UserRow, (typeof names)[number]>;

const fields = [...names, 'avatar_id'] as const;
type Fields = PersonNames & { readonly avatar_id: string | null };

type ColumnsOf<Alias extends string, Field extends string> = readonly `${Alias}.${Field}`[];
type RenamedColumnsOf<Alias extends string> = readonly {
  [Field in keyof Fields]: `${Alias}.${Field} as ${Alias}_${Field}`;
}[keyof Fields][];

/** The columns of `users` with the names. */
export const nameColumns = names.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof names)[number]
>;

/** The columns of `users` that `personOf` reads. For queries that take the id of the user from another column. */
export const personFieldColumns = fields.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof fields)[number]
>;

/** The columns of `users` that `personOf` reads. */
export const personColumns = ['users.id', ...personFieldColumns] as const;

/** Returns `personColumns` for a table with an alias. `personUnder` reads these columns. */
export const personColumnsUnder = <Alias extends string>(alias: Alias) =>
  fields.map((field) => `${alias}.${field} as ${alias}_${field}`) as unknown as RenamedColumnsOf<Alias>;

export type PersonRow = Fields & { readonly id: string };

/** Returns the row of a person from the columns that `personColumnsUnder` has selected. */
export const personUnder = <Alias extends string>(
  alias: Alias,
  id: string,
  row: Readonly<
    Record<`${Alias}_${keyof PersonNames}`, string> & Record<`${Alias}_avatar_id`, string | null>
  >,
): PersonRow => ({
  id,
  ...(Object.fromEntries(
    fields.map((field) => [field, (row as Readonly<Record<string, string | null>>)[`${alias}_${field}`]]),
  ) as unknown as Fields),
});

export const namesOf = (row: PersonNames): PersonNames =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as PersonNames;

type SomeNames = { readonly [Name in keyof PersonNames]?: PersonNames[Name] | undefined };

/** Returns the names of a new member. Names that were not given are empty. */
export const newNames = (given: SomeNames): PersonNames =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as PersonNames;

export const changedNames = (change: SomeNames): Partial<PersonNames> =>
  Object.fromEntries(names.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));

/** Returns all names that are not empty, because a member can have only one name. */
export const fullName = (row: PersonNames): string =>
  names
    .map((name) => row[name])
    .filter((name) => name !== '')
    .join(' ');

/** Returns `fullName` in SQL for this table or alias. It is null if a left join has found no row. */
export const fullNameColumn = (table: string): RawBuilder<string | null> => {
  const parts = names.map((name) => {
    const column = sql.ref(`${table}.${name}`);
    return sql`case ${column} when '' then '' else ${column} || ' ' end`;
  });
  return sql`trim(${sql.join(parts, sql` || `)})`;
};

export const recipientOf = (member: PersonNames & { readonly email: string }) => ({
  name: fullName(member),
  address: member.email,
});

/** The row of a left join that may have found no person. */
type MaybeRow = { readonly [Column in keyof PersonRow]: PersonRow[Column] | null };

const isPerson = (row: MaybeRow): row is PersonRow =>
  row.id !== null && names.every((field) => row[field] !== null);

export interface PersonPresenter {
  readonly personOf: (row: PersonRow) => Person;
  /** Returns the person of a left join, or null if it has found no person. */
  readonly maybePersonOf: (row: MaybeRow) => Person | null;
  /** Returns the address of the picture, or null if there is no picture. */
  readonly avatarOf: (avatarId: string | null) => string | null;
}

/** Creates the functions that present the short form of a member: name and picture. */
export function createPersonPresenter({
  clock,
  secrets,
}: Pick<Dependencies, 'clock' | 'secrets'>): PersonPresenter {
  const urls = createFileUrls(secrets.key('file addresses'));
  const avatarOf = (avatarId: string | null): string | null =>
    avatarId === null ? null : urls.sign(avatarId, 'small', clock.now());
  const personOf = (row: PersonRow): Person => ({
    _id: row.id,
    ...namesOf(row),
    avatar: avatarOf(row.avatar_id),
  });

  return { avatarOf, personOf, maybePersonOf: (row) => (isPerson(row) ? personOf(row) : null) };
}
