import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { searchable } from '../../platform/text.ts';
import { createNotifier } from '../notifications/index.ts';
import { createOwnParish } from '../parish-follows/index.ts';
import { THANKS } from './draft.ts';
import { notAnIntention, postNotFound, postNotYours } from './errors.ts';
import { answeredExcerptOf, answeredKey, planAnswered, reminderKey } from './intention-jobs.ts';
import { createIntentionRepository } from './intention-repository.ts';
import type { IntentionChoice } from './intention-lists.ts';
import { postPolicy } from './policy.ts';
import type { Post, PostPresenter } from './presenter.ts';
import type { createPostRepository, Write } from './repository.ts';

interface IntentionDependencies {
  readonly repository: ReturnType<typeof createPostRepository>;
  readonly present: PostPresenter;
  /** Reads a post as the actor sees it. */
  readonly read: (actor: Actor, id: string) => Promise<Post>;
}

/** The actions on prayer intentions. */
export function createIntentions(
  dependencies: Dependencies,
  { repository, present, read }: IntentionDependencies,
) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const intentions = createIntentionRepository(database);
  const notifier = createNotifier(dependencies);
  const ownParish = createOwnParish(database);
  const cursors = createCursors(secrets.key('cursors'));

  /** Only the author can answer. Others get the same refusal as for an edit. */
  async function requireAnswerable(actor: Actor, id: string, transaction?: Write): Promise<void> {
    const post = await repository.owned(actor.userId, id, transaction);
    if (post !== null && postPolicy.answer(actor, post)) return;
    throw (await repository.isVisible(actor.userId, id, transaction)) ? postNotYours() : postNotFound();
  }

  return {
    async listIntentions(actor: Actor, choice: IntentionChoice, limit: number, cursor: string | undefined) {
      const scope = `intentions ${choice}`;
      const before = cursor === undefined ? null : cursors.decode(cursor, scope);
      const parish = searchable(await intentions.parishOf(actor.userId));
      const parishId = await ownParish(actor.userId);
      const rows = await repository.listIntentions(
        choice,
        { viewer: actor.userId, parishId, parish, before },
        limit + 1,
      );
      const { page, last } = pageOf(rows, limit);
      return {
        posts: page.map((post) => present(post, actor)),
        nextCursor: last === null ? null : cursors.encode(last, scope),
      };
    },

    requireAnswerable: (actor: Actor, id: string) => requireAnswerable(actor, id),

    async markAnswered(actor: Actor, id: string, text: string | undefined): Promise<Post> {
      const thanks = optionalText(text, 'thanks', THANKS);
      const announcements = await database.transaction(async (transaction) => {
        await requireAnswerable(actor, id, transaction);
        const post = await intentions.lock(transaction, id);
        if (post === null) throw postNotFound();
        if (post.is_intention === 0) throw notAnIntention();
        await intentions.answer(transaction, id, { answered_at: post.answered_at ?? clock.now(), thanks });
        if (post.answered_at !== null) {
          await notifier.reword(transaction, answeredKey(id), answeredExcerptOf({ ...post, thanks }));
          return [];
        }
        await planAnswered(dependencies, transaction, { postId: id, afterId: '' });
        return notifier.withdraw(transaction, { userId: actor.userId, dedupeKey: reminderKey(id) });
      });
      announcer.announce(announcements);
      jobs.wake();
      return read(actor, id);
    },
  };
}
