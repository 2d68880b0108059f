import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createPublicationPresenter } from './presenter.ts';
import { createPublicationReading } from './reading.ts';

/** Creates the function that reads the next events, as a member sees them. */
export function createComingEvents(dependencies: Dependencies) {
  const { clock } = dependencies;
  const reading = createPublicationReading(dependencies);
  const present = createPublicationPresenter(dependencies);
  return async (
    actor: Pick<Actor, 'userId'>,
    limit: number,
  ): Promise<components['schemas']['CommunityEvent'][]> => {
    const filter = { endsAfter: clock.now() };
    const { rows } = await reading.list('event', actor, {
      search: undefined,
      limit,
      cursor: undefined,
      filter,
    });
    return rows.map(present.event);
  };
}
