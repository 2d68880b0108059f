import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requireOwnName, type ClaimedName } from '../../platform/policy.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { postNotFound } from '../posts/index.ts';
import { createReactionRepository, type Counts, type ReactionType } from './repository.ts';

/** The change of the post's counters when one member's reaction changes. */
function difference(before: ReactionType | null, after: ReactionType | null): Counts {
  const of = (type: ReactionType) => Number(after === type) - Number(before === type);
  return { likes: of('like'), dislikes: of('dislike') };
}

/** One member likes one post once, however often they change their mind. */
const dedupeKeyOf = (postId: string, actor: Actor): string => `like:${postId}:${actor.userId}`;

export function createReactionService(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const repository = createReactionRepository(database);
  const notifier = createNotifier(dependencies);

  /** Notifies the post's author of a like, and withdraws the notification when the like ends. */
  async function change(actor: Actor, postId: string, after: ReactionType | null) {
    const { announcements, ...outcome } = await database.transaction(async (transaction) => {
      const post = await repository.lockPost(transaction, postId, actor.userId);
      if (post === null) throw postNotFound();
      const before = await repository.find(transaction, postId, actor.userId);
      const event = { userId: post.author_id, dedupeKey: dedupeKeyOf(postId, actor) };
      const announcements: Announcement[] = [];
      if (before === 'like' && after !== 'like') {
        announcements.push(...(await notifier.withdraw(transaction, event)));
      }
      if (before !== 'like' && after === 'like') {
        const like: NotificationEvent = {
          ...event,
          kind: 'like',
          actorId: actor.userId,
          subjectId: postId,
          excerpt: post.title === '' ? post.content : post.title,
        };
        announcements.push(...(await notifier.notify(transaction, like)));
      }
      if (after === null && before !== null) await repository.delete(transaction, postId, actor.userId);
      if (after !== null && before !== after) {
        await repository.upsert(transaction, { postId, userId: actor.userId, type: after, now: clock.now() });
      }
      const counts = await repository.addToCounts(transaction, postId, difference(before, after));
      return { announcements, isNew: before !== after, counts };
    });
    announcer.announce(announcements);
    return outcome;
  }

  return {
    requirePost: (actor: Actor, postId: string) =>
      database.transaction(async (transaction) => {
        if ((await repository.lockPost(transaction, postId, actor.userId)) === null) throw postNotFound();
      }),

    async react(actor: Actor, postId: string, reaction: { type: ReactionType; userId?: ClaimedName }) {
      requireOwnName(actor, reaction.userId);
      return change(actor, postId, reaction.type);
    },

    async withdraw(actor: Actor, postId: string): Promise<Counts> {
      const { counts } = await change(actor, postId, null);
      return counts;
    },
  };
}
