import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { createPublicationPresenter } from './presenter.ts';
import { createPublicationReading } from './reading.ts';

/** Creates the function that reads the next events, as a member sees them: all, or those of a parish. */
export function createComingEvents(dependencies: Dependencies) {
  const { clock } = dependencies;
  const reading = createPublicationReading(dependencies);
  const present = createPublicationPresenter(dependencies);
  return async (
    actor: Pick<Actor, 'userId'>,
    limit: number,
    parishId: string | null = null,
  ): Promise<components['schemas']['CommunityEvent'][]> => {
    const filter = { endsAfter: clock.now(), parishId };
    const { rows } = await reading.list('event', actor, {
      search: undefined,
      limit,
      cursor: undefined,
      filter,
    });
    return rows.map(present.event);
  };
}

/** The events that begin after the first time, and until the second one. */
interface Period {
  readonly after: number;
  readonly until: number;
}

const PAGE = 50;

/**
 * Creates the function that reads the events of a period whose texts have all words of one of the names, the earliest first.
 * Leaves out those that the member attends. Reads the next page only if the caller asks for more.
 */
export function createEventsNaming(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'secrets'>,
) {
  const reading = createPublicationReading(dependencies);
  const present = createPublicationPresenter(dependencies);
  return async function* eventsNaming(
    actor: Pick<Actor, 'userId'>,
    { after, until }: Period,
    wanted: readonly string[],
  ): AsyncGenerator<components['schemas']['CommunityEvent']> {
    const names = wanted.map((name) => soughtTextWords(name)).filter((words) => words.length > 0);
    if (names.length === 0) return;
    const filter = { beginsAfter: after, beginsUntil: until, names, unmarkedBy: actor.userId };
    let cursor: string | undefined;
    do {
      const page = await reading.list('event', actor, { search: undefined, limit: PAGE, cursor, filter });
      yield* page.rows.map((row) => present.event(row));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
}
