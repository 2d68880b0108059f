import type { components } from '@parvis/api-client/contract';
import type { Actor } from '../../platform/http/contract.ts';
import type { PersonPresenter } from '../people/index.ts';
import type { RestrictionRow } from '../restrictions/index.ts';
import { staffPolicy } from './policy.ts';
import type { StaffMemberRow } from './repository.ts';

type Schemas = components['schemas'];

const timestamp = (time: number): string => new Date(time).toISOString();

export function presentRestriction(row: RestrictionRow): Schemas['Restriction'] {
  return {
    kind: row.kind,
    reason: row.reason,
    since: timestamp(row.starts_at),
    until: row.ends_at === null ? null : timestamp(row.ends_at),
    by: row.actor_name,
    hidesContent: row.hides_content === 1,
    lifted:
      row.lifted_at === null
        ? null
        : { at: timestamp(row.lifted_at), by: row.lifted_by ?? '', reason: row.lift_reason ?? '' },
  };
}

export function presentStaffMember(
  actor: Actor,
  row: StaffMemberRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
  confirmsEmail: boolean,
): Schemas['StaffMember'] {
  const { deletion, restriction } = row;
  return {
    ...personOf(row),
    email: row.email_visible === 1 ? row.email : null,
    ...(confirmsEmail && { emailState: row.email_state }),
    role: row.role,
    state: restriction?.kind ?? 'active',
    createdAt: timestamp(row.created_at),
    restriction: restriction === null ? null : presentRestriction(restriction),
    pendingDeletion:
      deletion === null
        ? null
        : { since: timestamp(deletion.asked_at), until: timestamp(deletion.erases_at) },
    abilities: {
      assign: staffPolicy.assign(actor, row),
      suspend: staffPolicy.suspend(actor, row),
      ban: staffPolicy.ban(actor, row),
      restore: restriction !== null && staffPolicy.restore(actor, row, restriction.kind),
    },
  };
}
