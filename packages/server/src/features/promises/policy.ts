import type { Actor } from '../../platform/http/contract.ts';
import type { KnownPromise } from './promises.ts';
import { can, permitted } from '../../platform/permissions.ts';

export const promisePolicy = {
  review: permitted('promise.review'),
  confirm: permitted('promise.confirm'),
};

/** Whether the role is responsible for the commitment. */
export const answersFor = (actor: Pick<Actor, 'role'>, { owner }: Pick<KnownPromise, 'owner'>): boolean =>
  can(actor, 'promise.review') && (owner.role === 'moderator' || can(actor, 'promise.confirm'));
