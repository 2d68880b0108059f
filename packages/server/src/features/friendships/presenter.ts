import type { components } from '@parvis/api-client/contract';
import type { PersonPresenter } from '../people/index.ts';
import type { RequestRow } from './repository.ts';

export type FriendRequest = components['schemas']['FriendRequest'];

/** A declined request looks open to its requester, so that the decline is not revealed. */
export function presentRequest(
  row: RequestRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
): FriendRequest {
  return {
    _id: row.id,
    requester: personOf({
      id: row.requester_id,
      first_name: row.requester_first_name,
      last_name: row.requester_last_name,
      avatar_id: row.requester_avatar_id,
    }),
    recipient: personOf({
      id: row.recipient_id,
      first_name: row.recipient_first_name,
      last_name: row.recipient_last_name,
      avatar_id: row.recipient_avatar_id,
    }),
    status: row.status === 'accepted' ? 'accepted' : 'pending',
    createdAt: new Date(row.created_at).toISOString(),
  };
}
