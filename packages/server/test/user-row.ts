import type { DatabaseSchema } from '../src/platform/database/schema.ts';

type UsersTable = DatabaseSchema['users'];

/** Returns the row of a member, as it is after a sign-up. For tests that write directly to the tables. */
export const userRow = (id: string, joinedAt: number, name = { first: 'Agnes', last: 'Rossi' }) => ({
  id,
  first_name: name.first,
  last_name: name.last,
  search: `${name.first} ${name.last}`.toLowerCase(),
  email: `${id}@example.org`,
  email_key: `${id}@example.org`,
  phone: null,
  password_hash: '',
  role: 'member' as UsersTable['role'],
  email_visible: 1 as const,
  terms_accepted_at: null,
  created_at: joinedAt,
  updated_at: joinedAt,
});
