import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requireOwnName } from '../../platform/policy.ts';
import { postNotFound } from '../posts/refusals.ts';
import { createReactionRepository, type Counts, type ReactionType } from './repository.ts';

/** What a change of one member's reaction does to the post's counters. */
function difference(before: ReactionType | null, after: ReactionType | null): Counts {
  const of = (type: ReactionType) => Number(after === type) - Number(before === type);
  return { likes: of('like'), dislikes: of('dislike') };
}

export function createReactionService({ clock, database }: Dependencies) {
  const repository = createReactionRepository(database);

  return {
    async react(actor: Actor, postId: string, reaction: { type: ReactionType; userId?: string }) {
      requireOwnName(actor, reaction.userId);
      const { type } = reaction;
      return database.transaction(async (transaction) => {
        if (!(await repository.lockPost(transaction, postId, actor.userId))) throw postNotFound();
        const before = await repository.find(transaction, postId, actor.userId);
        if (before !== type) {
          await repository.upsert(transaction, { postId, userId: actor.userId, type, now: clock.now() });
        }
        const counts = await repository.addToCounts(transaction, postId, difference(before, type));
        return { isNew: before !== type, counts };
      });
    },

    async withdraw(actor: Actor, postId: string): Promise<Counts> {
      return database.transaction(async (transaction) => {
        if (!(await repository.lockPost(transaction, postId, actor.userId))) throw postNotFound();
        const before = await repository.find(transaction, postId, actor.userId);
        if (before !== null) await repository.delete(transaction, postId, actor.userId);
        return repository.addToCounts(transaction, postId, difference(before, null));
      });
    },
  };
}
