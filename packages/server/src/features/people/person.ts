import type { components } from '@parvis/api-client/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';

type UserRow = Selectable<DatabaseSchema['users']>;

type Person = components['schemas']['Person'];

/** In the order of the full name. A new name goes here and into `PersonNames` of the contract. */
const names = ['first_name', 'last_name'] as const;
export type PersonNames = Pick<UserRow, (typeof names)[number]>;

const fields = [...names, 'avatar_id'] as const;
type Fields = PersonNames & { readonly avatar_id: string | null };

type ColumnsOf<Alias extends string, Field extends string> = readonly `${Alias}.${Field}`[];
type RenamedColumnsOf<Alias extends string> = readonly {
  [Field in keyof Fields]: `${Alias}.${Field} as ${Alias}_${Field}`;
}[keyof Fields][];

/** The names of a row of `users`. */
export const nameColumns = names.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof names)[number]
>;

/** The columns that `personOf` needs from `users`, for a user id in another column. */
export const personFieldColumns = fields.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof fields)[number]
>;

/** The columns that `personOf` needs from `users`. */
export const personColumns = ['users.id', ...personFieldColumns] as const;

/** The same columns of an aliased table, for `personUnder`. */
export const personColumnsUnder = <Alias extends string>(alias: Alias) =>
  fields.map((field) => `${alias}.${field} as ${alias}_${field}`) as unknown as RenamedColumnsOf<Alias>;

export type PersonRow = Fields & { readonly id: string };

/** The row of a person among columns of `personColumnsUnder`. */
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

/** The names of a new member; those that are not given are empty. */
export const newNames = (given: SomeNames): PersonNames =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as PersonNames;

/** The names that a change of a member gives. */
export const changedNames = (change: SomeNames): Partial<PersonNames> =>
  Object.fromEntries(names.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])));

/** All names that are not empty: a member may have a single name only. */
export const fullName = (row: PersonNames): string =>
  names
    .map((name) => row[name])
    .filter((name) => name !== '')
    .join(' ');

/** `fullName` of a row of this table or alias in SQL; null if a left join found none. */
export const fullNameColumn = (table: string): RawBuilder<string | null> => {
  const parts = names.map((name) => {
    const column = sql.ref(`${table}.${name}`);
    return sql`case ${column} when '' then '' else ${column} || ' ' end`;
  });
  return sql`trim(${sql.join(parts, sql` || `)})`;
};

/** The recipient of a mail. */
export const recipientOf = (member: PersonNames & { readonly email: string }) => ({
  name: fullName(member),
  address: member.email,
});

/** A row of a left join, which may have found no person. */
type MaybeRow = { readonly [Column in keyof PersonRow]: PersonRow[Column] | null };

const isPerson = (row: MaybeRow): row is PersonRow =>
  row.id !== null && names.every((field) => row[field] !== null);

export interface PersonPresenter {
  readonly personOf: (row: PersonRow) => Person;
  /** The person of a left join; null if it found none. */
  readonly maybePersonOf: (row: MaybeRow) => Person | null;
  /** The address of the picture; null without one. */
  readonly avatarOf: (avatarId: string | null) => string | null;
}

/** The short form of a member beside their content: name and picture. */
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
