/** The columns that lists of members show. */
export const userColumns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.email_visible',
  'users.presence_visible',
  'users.phone',
  'users.role',
  'users.created_at',
  'users.avatar_id',
] as const;
