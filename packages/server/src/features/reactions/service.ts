import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requireOwnName, type ClaimedName } from '../../platform/policy.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { postNotFound } from '../posts/index.ts';
import {
  countersOf,
  reactionTypes,
  type ReactionCounters,
  type ReactionType,
} from '../reaction-types/index.ts';
import { prayerNotPossible } from './errors.ts';
import { createReactionRepository } from './repository.ts';

/** Returns by how much the post's counters change when one member's reaction changes. */
const difference = (before: ReactionType | null, after: ReactionType | null): ReactionCounters =>
  countersOf((type) => Number(after === type) - Number(before === type));

const notificationOf = (type: ReactionType | null) =>
  type === null ? null : reactionTypes[type].notification;

export function createReactionService(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const repository = createReactionRepository(database);
  const notifier = createNotifier(dependencies);

  /** Changes a reaction. Notifies the post's author, or withdraws the notification if the reaction was removed. */
  async function change(actor: Actor, postId: string, after: ReactionType | null) {
    const { announcements, ...outcome } = await database.transaction(async (transaction) => {
      const post = await repository.lockPost(transaction, postId, actor.userId, after !== null);
      if (post === null) throw postNotFound();
      const isIntention = post.is_intention === 1;
      if (after === 'pray' && !isIntention) throw prayerNotPossible();
      const before = await repository.find(transaction, postId, actor.userId);
      const announcements: Announcement[] = [];
      const [sent, wanted] = [notificationOf(before), notificationOf(after)];
      // Each member causes at most one notification of a kind for a post, even if they change their reaction often.
      const eventOf = (kind: NotificationEvent['kind']) => ({
        userId: post.author_id,
        dedupeKey: `${kind}:${postId}:${actor.userId}`,
      });
      if (sent !== null && sent !== wanted) {
        announcements.push(...(await notifier.withdraw(transaction, eventOf(sent))));
      }
      if (wanted !== null && wanted !== sent) {
        const event: NotificationEvent = {
          ...eventOf(wanted),
          kind: wanted,
          actorId: actor.userId,
          subjectId: postId,
          excerpt: post.title === '' ? post.content : post.title,
        };
        announcements.push(...(await notifier.notify(transaction, event)));
      }
      if (after === null && before !== null) await repository.delete(transaction, postId, actor.userId);
      if (after !== null && before !== after) {
        await repository.upsert(transaction, { postId, userId: actor.userId, type: after, now: clock.now() });
      }
      const counters = await repository.addToCounters(transaction, postId, difference(before, after));
      return { announcements, isNew: before !== after, counters, isIntention };
    });
    announcer.announce(announcements);
    return outcome;
  }

  return {
    async requireReactable(actor: Actor, postId: string): Promise<void> {
      if (!(await repository.canReact(actor.userId, postId))) throw postNotFound();
    },

    async react(actor: Actor, postId: string, reaction: { type: ReactionType; userId?: ClaimedName }) {
      requireOwnName(actor, reaction.userId);
      return change(actor, postId, reaction.type);
    },

    withdraw: (actor: Actor, postId: string) => change(actor, postId, null),
  };
}
