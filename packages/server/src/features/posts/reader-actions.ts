import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { shareIdReused } from '../../platform/idempotency.ts';
import { postNotFound } from './errors.ts';
import type { Post } from './presenter.ts';
import type { createPostRepository } from './repository.ts';

interface ReaderActionDependencies extends Pick<Dependencies, 'clock' | 'database'> {
  readonly repository: ReturnType<typeof createPostRepository>;
  /** Reads a post as the actor sees it. */
  readonly read: (actor: Actor, id: string) => Promise<Post>;
}

/** The actions that every reader can take on a post. */
export function createReaderActions({ clock, database, repository, read }: ReaderActionDependencies) {
  return {
    async requireShareable(actor: Actor, id: string): Promise<void> {
      if (!(await repository.isOpenForResponses(actor.userId, id))) throw postNotFound();
    },

    async share(actor: Actor, id: string, shareId: string) {
      return database.transaction(async (transaction) => {
        if (!(await repository.isOpenForResponses(actor.userId, id, transaction))) throw postNotFound();
        const isNew = await repository.insertShare(transaction, {
          id: shareId,
          post_id: id,
          user_id: actor.userId,
          created_at: clock.now(),
        });
        if (isNew === null) throw shareIdReused();
        return { isNew, shares: await repository.addShares(transaction, id, isNew ? 1 : 0) };
      });
    },

    async save(actor: Actor, id: string): Promise<Post> {
      await database.transaction(async (transaction) => {
        if (!(await repository.isVisible(actor.userId, id, transaction))) throw postNotFound();
        await repository.save(transaction, actor.userId, id, clock.now());
      });
      return read(actor, id);
    },

    async unsave(actor: Actor, id: string): Promise<Post> {
      await database.transaction(async (transaction) => {
        if (!(await repository.isVisible(actor.userId, id, transaction))) throw postNotFound();
        await repository.unsave(transaction, actor.userId, id);
      });
      return read(actor, id);
    },

    async hide(actor: Actor, id: string): Promise<void> {
      await database.transaction(async (transaction) => {
        if (!(await repository.isVisible(actor.userId, id, transaction))) throw postNotFound();
        await repository.hide(transaction, actor.userId, id, clock.now());
      });
    },

    async unhide(actor: Actor, id: string): Promise<void> {
      await database.transaction(async (transaction) => {
        if (!(await repository.isVisible(actor.userId, id, transaction))) throw postNotFound();
        await repository.unhide(transaction, actor.userId, id);
      });
    },
  };
}
