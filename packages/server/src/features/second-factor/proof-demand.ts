import { createProofs } from '../../platform/authentication/proofs.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createSecondFactorRepository } from './repository.ts';

/**
 * Creates the check for a recent proof of identity in a session. With `secondFactor`, only members with a second
 * factor need this proof.
 */
export function createProofDemand({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const repository = createSecondFactorRepository(database);
  const proofs = createProofs(database, clock);

  return async ({ userId, sessionId }: Actor, proof: 'always' | 'secondFactor'): Promise<boolean> => {
    if (await proofs.isFresh(sessionId)) return true;
    if (proof === 'always') return false;
    const member = await repository.member(userId);
    return member !== undefined && member.second_factor_at === null;
  };
}
