import type { Actor } from '../../platform/http/contract.ts';
import { administratorAlone, staffAlone } from '../../platform/policy.ts';
import type { KnownPromise } from './promises.ts';

export const promisePolicy = {
  review: staffAlone,
  confirm: administratorAlone,
};

/** Whether somebody of the staff answers for it. */
export const answersFor = ({ role }: Pick<Actor, 'role'>, { owner }: Pick<KnownPromise, 'owner'>): boolean =>
  role !== 'member' && (owner.role === 'moderator' || role === 'administrator');
