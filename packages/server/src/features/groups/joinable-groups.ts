import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createGroupPresenter, type Group } from './presenter.ts';
import { createGroupRepository } from './repository.ts';

/** Creates the function that reads the newest groups that a member can join or ask to join. */
export function createJoinableGroups(dependencies: Dependencies) {
  const repository = createGroupRepository(dependencies.database);
  const present = createGroupPresenter(dependencies);
  return async (actor: Actor, limit: number): Promise<Group[]> =>
    (await repository.joinable(actor.userId, limit)).map((group) => present.group(group, actor));
}
