import type { components } from '@parvis/api-client/contract';
import type { PersonPresenter } from '../people/index.ts';
import type { ClaimRow, ListedClaim } from './claim-repository.ts';
import { detailsOf, type RoleRow } from './role-repository.ts';

type Schemas = components['schemas'];

/** The number of wrong codes after which a code no longer works. */
export const MOST_ATTEMPTS = 5;

const timestamp = (time: number): string => new Date(time).toISOString();
const maybeTimestamp = (time: number | null): string | null => (time === null ? null : timestamp(time));

export const presentClaim = (claim: ClaimRow): Schemas['ParishClaim'] => ({
  _id: claim.id,
  position: claim.position,
  method: claim.method,
  email: claim.email,
  state: claim.state,
  codeExpiresAt: claim.code_hash === null ? null : maybeTimestamp(claim.code_expires_at),
  attemptsLeft: Math.max(0, MOST_ATTEMPTS - claim.attempts),
  reason: claim.reason,
  createdAt: timestamp(claim.created_at),
});

export function presentListedClaim(
  claim: ListedClaim,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
): Schemas['AdminParishClaim'] {
  const { address, town, state, zip, diocese, website, email } = detailsOf(claim);
  return {
    ...presentClaim(claim),
    user: personOf({ ...claim, id: claim.user_id }),
    parish: { _id: claim.parish_id, title: claim.title, address, town, state, zip, diocese, website, email },
    provedAt: maybeTimestamp(claim.proved_at),
    decidedAt: maybeTimestamp(claim.decided_at),
    decidedBy: claim.decided_by,
  };
}

export const presentRole = (
  role: RoleRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
): Schemas['ParishRole'] => ({
  _id: role.role_id,
  user: personOf(role),
  scope: role.parish_id === null ? 'diocese' : 'parish',
  parish: role.parish_id === null ? null : { _id: role.parish_id, title: role.title ?? '' },
  diocese: role.diocese,
  position: role.position,
  givenBy: role.given_by,
  createdAt: timestamp(role.created_at),
});
