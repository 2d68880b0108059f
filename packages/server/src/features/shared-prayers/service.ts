import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { searchable } from '../../platform/text.ts';
import { sharedPrayerNotFound, starterAlone } from './errors.ts';
import { sharedPrayerPolicy } from './policy.ts';
import { createSharedPrayerPresenter, type SharedPrayer } from './presenter.ts';
import { planCancelled } from './reminders.ts';
import { createSharedPrayerRepository, type CardRow, type Position, type Read } from './repository.ts';

type Schemas = components['schemas'];

interface ListOptions {
  readonly choice: Schemas['SharedPrayerChoice'];
  readonly limit: number;
  readonly cursor: string | undefined;
}

function positionOf(text: string): Position {
  const [beginsAt = '', id = ''] = text.split(' ');
  return { beginsAt: Number(beginsAt), id };
}

/** Reads shared prayers, and closes them. */
export function createSharedPrayerService(dependencies: Dependencies) {
  const { clock, database, jobs, secrets } = dependencies;
  const repository = createSharedPrayerRepository(database);
  const present = createSharedPrayerPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  const viewerOf = async ({ userId }: Actor, reader?: Read) => ({
    viewer: userId,
    parish: searchable(await repository.parishOf(userId, reader)),
  });

  /** Finds a prayer that the actor can see. */
  async function find(actor: Actor, id: string, reader?: Read): Promise<CardRow> {
    const prayer = await repository.find(await viewerOf(actor, reader), id, reader);
    if (prayer === null) throw sharedPrayerNotFound();
    return prayer;
  }

  /** Presents a prayer that the actor can see, or could see until now, with its current slots. */
  async function presentFound(actor: Actor, prayer: CardRow): Promise<SharedPrayer> {
    const viewer = await viewerOf(actor);
    const [postId, taken] = await Promise.all([
      repository.postOf(viewer, prayer.id),
      repository.slots(viewer, prayer.id),
    ]);
    return present.prayer(prayer, { actor, now: clock.now(), postId, taken });
  }

  const read = async (actor: Actor, id: string): Promise<SharedPrayer> =>
    presentFound(actor, await find(actor, id));

  async function requireOwn(actor: Actor, id: string, reader?: Read): Promise<void> {
    if (!sharedPrayerPolicy.close(actor, await find(actor, id, reader))) throw starterAlone();
  }

  return {
    find,
    presentFound,
    read,
    requireOwn,

    async requireVisible(actor: Actor, id: string): Promise<void> {
      await find(actor, id);
    },

    async list(actor: Actor, { choice, limit, cursor }: ListOptions): Promise<Schemas['SharedPrayerPage']> {
      const scope = `shared prayers ${choice}`;
      const after = cursor === undefined ? null : positionOf(cursors.decode(cursor, scope));
      const viewer = await viewerOf(actor);
      const rows = await repository.page(viewer, choice, { now: clock.now(), after, limit: limit + 1 });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        sharedPrayers: rows.slice(0, limit).map(present.card),
        nextCursor: last === undefined ? null : cursors.encode(`${last.begins_at} ${last.id}`, scope),
      };
    },

    async close(actor: Actor, id: string, state: 'ended' | 'cancelled'): Promise<SharedPrayer> {
      await database.transaction(async (transaction) => {
        await repository.lock(transaction, id);
        await requireOwn(actor, id, transaction);
        const isClosed = await repository.close(transaction, id, state, clock.now());
        if (isClosed && state === 'cancelled')
          await planCancelled(dependencies, transaction, { sharedPrayerId: id, afterId: '' });
      });
      jobs.wake();
      return read(actor, id);
    },
  };
}

export type SharedPrayerService = ReturnType<typeof createSharedPrayerService>;
