import { personColumns } from '../people/index.ts';

/** The columns that the lists of members show. */
export const userColumns = [
  ...personColumns,
  'users.email',
  'users.email_visible',
  'users.presence_visible',
  'users.phone',
  'users.role',
  'users.created_at',
] as const;
