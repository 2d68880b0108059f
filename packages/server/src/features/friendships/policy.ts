import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

type Row = { requester_id: string; recipient_id: string };

const isOneOf = (actor: Actor, row: Row): boolean =>
  row.requester_id === actor.userId || row.recipient_id === actor.userId;

/** Only the two members of a friendship can see it. */
export const friendshipPolicy = {
  list: everyMember,
  listRequests: everyMember,
  request: everyMember,
  view: isOneOf,
  answer: (actor: Actor, row: Row): boolean => row.recipient_id === actor.userId,
  end: (actor: Actor, row: Row & { status: string }): boolean =>
    row.status === 'accepted' ? isOneOf(actor, row) : row.requester_id === actor.userId,
};
