import type { components } from '@parvis/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';

type UsersTable = DatabaseSchema['users'];

type Person = components['schemas']['Person'];

/** A new name field goes here, into `namesOf` and `fullNameOf`, into `fullName` of the platform, and into the contract. */
const names = ['first_name', 'last_name'] as const;
type Names = Pick<UsersTable, (typeof names)[number]>;

const fields = [...names, 'avatar_id'] as const;
type Fields = Names & { readonly avatar_id: string | null };

type ColumnsOf<Alias extends string, Field extends string> = readonly `${Alias}.${Field}`[];
type RenamedColumnsOf<Alias extends string> = readonly {
  [Field in keyof Fields]: `${Alias}.${Field} as ${Alias}_${Field}`;
}[keyof Fields][];

/** The names of a row of `users`. */
export const nameColumns = names.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof names)[number]
>;

/** What `personOf` needs of a row of `users` whose id another column holds. */
export const personFieldColumns = fields.map((field) => `users.${field}`) as ColumnsOf<
  'users',
  (typeof fields)[number]
>;

/** What `personOf` needs of a row of `users`. */
export const personColumns = ['users.id', ...personFieldColumns] as const;

/** The same columns of a table under another name, for `personUnder`. */
export const personColumnsUnder = <Alias extends string>(alias: Alias) =>
  fields.map((field) => `${alias}.${field} as ${alias}_${field}`) as unknown as RenamedColumnsOf<Alias>;

export type PersonRow = Fields & { readonly id: string };

/** The row of a person among columns of `personColumnsUnder`. */
export const personUnder = <Alias extends string>(
  alias: Alias,
  id: string,
  row: Readonly<Record<`${Alias}_${keyof Names}`, string> & Record<`${Alias}_avatar_id`, string | null>>,
): PersonRow => ({
  id,
  ...(Object.fromEntries(
    fields.map((field) => [field, (row as Readonly<Record<string, string | null>>)[`${alias}_${field}`]]),
  ) as unknown as Fields),
});

export const namesOf = ({ first_name, last_name }: Names): Names => ({ first_name, last_name });

/** The whole name of a row of `users` under this name in the query; null if a left join found none. */
export const fullNameOf = (table: string): RawBuilder<string | null> =>
  sql`trim(${sql.join(
    names.map((field) => sql.ref(`${table}.${field}`)),
    sql` || ' ' || `,
  )})`;

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
