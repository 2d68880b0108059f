import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PresenceWatcher } from '../../platform/realtime/presence.ts';
import { presenceAnnouncements } from './presence.ts';

type Parts = Pick<Dependencies, 'announcer' | 'clock' | 'database' | 'log' | 'presence'>;

/** Creates the watcher, which stores when members were last seen and announces their presence to friends. */
export function createPresenceWatcher(dependencies: Parts): PresenceWatcher & { settle(): Promise<void> } {
  const { database, log } = dependencies;
  const announcing = presenceAnnouncements(dependencies);
  const pending = new Map<string, Promise<void>>();

  const isShown = precompile(database.shortReads, ({ userId }: { userId: string }) =>
    database.read.selectFrom('users').select('id').where('id', '=', userId).where('presence_visible', '=', 1),
  );

  async function remember(userId: string, at: number): Promise<void> {
    if (database.isReadOnly()) return;
    await database.write.updateTable('users').set({ last_seen_at: at }).where('id', '=', userId).execute();
  }

  /** Members who hide their presence cause no realtime events. */
  async function announce(userId: string): Promise<void> {
    if ((await isShown({ userId })).length > 0) await announcing.announce(userId);
  }

  /**
   * Runs `work` after the earlier work for the same member. If a member leaves and returns quickly, the two changes
   * must be stored in that order.
   */
  function follow(userId: string, work: () => Promise<void>): void {
    const done = (pending.get(userId) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'failed to store a presence change');
      })
      .finally(() => {
        if (pending.get(userId) === done) pending.delete(userId);
      });
    pending.set(userId, done);
  }

  return {
    came: (userId) => follow(userId, () => announce(userId)),

    went: (userId, at) =>
      follow(userId, async () => {
        await remember(userId, at);
        await announce(userId);
      }),

    async settle() {
      await Promise.all(pending.values());
    },
  };
}
