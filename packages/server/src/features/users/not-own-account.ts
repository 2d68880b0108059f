import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { forbidden, type AppError } from '../../platform/http/errors.ts';
import type { Text } from '../../platform/language.ts';
import { relationsOf } from '../relations/index.ts';
import { memberNotFound } from '../people/index.ts';

/**
 * Creates the refusal of a change to somebody else's account. The status is 404 if the caller cannot see the member,
 * and 403 otherwise.
 */
export function createNotOwnAccount(dependencies: Pick<Dependencies, 'clock' | 'database'>) {
  const relations = relationsOf(dependencies);
  return async (actor: Actor, id: string, words: Text): Promise<AppError> => {
    const relationState = await relations.find(actor.userId, id);
    return relationState === null || relationState.isBlocked ? memberNotFound() : forbidden(words);
  };
}
