import type { Actor } from '../../platform/http/contract.ts';
import type { KnownDeadline } from './deadlines.ts';
import { can, permitted } from '../../platform/permissions.ts';

export const deadlinePolicy = {
  review: permitted('deadline.review'),
  confirm: permitted('deadline.confirm'),
};

/** Whether the actor is responsible for items of this deadline. */
export const answersFor = (actor: Pick<Actor, 'role'>, { owner }: Pick<KnownDeadline, 'owner'>): boolean =>
  can(actor, 'deadline.review') && can(actor, owner.permission);
