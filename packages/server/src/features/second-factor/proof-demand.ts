import { createProofs } from '../../platform/authentication/proofs.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createSecondFactorRepository } from './repository.ts';

/** `secondFactor` requires a proof only of members who have a second factor. */
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
