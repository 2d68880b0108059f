import type { components } from '@parvis/api-client/contract';
import type { UsersTable } from '../../platform/database/schema.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { userPolicy } from './policy.ts';

type User = components['schemas']['User'];
type Account = components['schemas']['Account'];

export type UserRow = Pick<
  UsersTable,
  'id' | 'first_name' | 'last_name' | 'email' | 'email_visible' | 'phone' | 'role' | 'created_at'
>;
export type AccountRow = UserRow & { questionnaire_id: string | null };

/** A member as another member sees them. */
export function presentUser(actor: Actor, row: UserRow): User {
  return {
    _id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: userPolicy.seeEmail(actor, row) ? row.email : null,
    phone: userPolicy.seePhone(actor, row) ? row.phone : null,
    role: row.role,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** A member as they see themselves. */
export function presentAccount(row: AccountRow): Account {
  return {
    _id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    createdAt: new Date(row.created_at).toISOString(),
    emailVisible: row.email_visible === 1,
    questionnaireCompleted: row.questionnaire_id !== null,
  };
}
