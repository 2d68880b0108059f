import type { Actor } from '../../platform/http/contract.ts';

/** Members see each other; accounts are changed and deleted by their owners alone. */
export const userPolicy = {
  mayUpdate: (actor: Actor, userId: string): boolean => actor.userId === userId,
  mayDelete: (actor: Actor, userId: string): boolean => actor.userId === userId,
  maySeePhone: (actor: Actor, userId: string): boolean => actor.userId === userId,
  maySeeEmail: (actor: Actor, user: { id: string; email_visible: 0 | 1 }): boolean =>
    user.email_visible === 1 || actor.userId === user.id,
};
