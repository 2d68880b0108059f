import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createPublicationRepository } from '../publications/index.ts';
import { notOfThisParish, parishNotFound } from './errors.ts';
import { mayEditParish } from './policy.ts';
import { createRoleRepository } from './role-repository.ts';

/**
 * Creates the function that returns a parish and the actor's role for it. It throws if the actor may not edit the
 * parish.
 */
export function createParishAuthority({ database }: Pick<Dependencies, 'database'>) {
  const rows = createPublicationRepository(database);
  const roles = createRoleRepository(database);

  return async (actor: Actor, id: string) => {
    const parish = await rows.find(id, null);
    if (parish?.kind !== 'parish') throw parishNotFound();
    const grant = await roles.grant(database.read, actor.userId, parish);
    if (mayEditParish(actor, grant)) return { parish, grant };
    throw parish.state === 'published' ? notOfThisParish() : parishNotFound();
  };
}
