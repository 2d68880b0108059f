import type { components } from '@parvis/api-client/contract';
import { type PersonPresenter, personUnder } from '../people/index.ts';
import type { RequestRow } from './repository.ts';

export type FriendRequest = components['schemas']['FriendRequest'];

/** The requester sees a declined request as open, so that they do not learn of the decline. */
export function presentRequest(
  row: RequestRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
): FriendRequest {
  return {
    _id: row.id,
    requester: personOf(personUnder('requester', row.requester_id, row)),
    recipient: personOf(personUnder('recipient', row.recipient_id, row)),
    status: row.status === 'accepted' ? 'accepted' : 'pending',
    createdAt: new Date(row.created_at).toISOString(),
  };
}
