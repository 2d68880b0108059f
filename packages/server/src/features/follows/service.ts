import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { type Relation, createRelationCounts, relationsOf } from '../relations/index.ts';
import { memberNotFound } from '../people/index.ts';
import { createFollowRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

export function createFollowService(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const repository = createFollowRepository();
  const relations = relationsOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);

  /**
   * Runs `work` in a transaction that locks both members, and undoes it if there is a block. `isNew` is true if `work`
   * has added or removed the follow.
   */
  async function change(
    actor: Actor,
    memberId: string,
    work: (transaction: Write) => Promise<-1 | 0 | 1>,
  ): Promise<{ isNew: boolean; relation: Relation }> {
    if (memberId === actor.userId) {
      throw badRequest(i18n._('You cannot follow yourself.'), undefined, 'follow.self');
    }
    const { isNew, relationState } = await database.transaction(async (transaction) => {
      await relationCounts.lockMembers(transaction, actor.userId, memberId);
      const difference = await work(transaction);
      if (difference !== 0) await relationCounts.add(transaction, memberId, { followers: difference });
      const after = await relations.find(actor.userId, memberId, transaction);
      if (after === null || after.isBlocked) throw memberNotFound();
      return { isNew: difference !== 0, relationState: after };
    });
    if (isNew) announcer.announce([relationCounts.changed(actor.userId, memberId)]);
    return { isNew, relation: relationState.relation };
  }

  return {
    follow: (actor: Actor, memberId: string) =>
      change(actor, memberId, async (transaction) =>
        (await repository.insert(transaction, actor.userId, memberId, clock.now())) ? 1 : 0,
      ),

    unfollow: (actor: Actor, memberId: string) =>
      change(actor, memberId, async (transaction) =>
        (await repository.delete(transaction, actor.userId, memberId)) ? -1 : 0,
      ),
  };
}
