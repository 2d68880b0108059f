import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];

/** Asks for the account to be deleted, which can be taken back. */
export const begin = (caller: Caller): Promise<Answer<Schemas['DepartureAnswer']>> =>
  caller.request('DELETE', `/user/update/${caller.id}`, { body: { password: 'Stella-Maris-33' } });

/** Lets the time be over in which it could be taken back, and for nobody else: their sessions would be over too. */
export async function letPass(
  { clock, database, jobs }: Pick<Community, 'clock' | 'database' | 'jobs'>,
  { id }: Caller,
): Promise<void> {
  // The mail of the request is sent weeks before the account goes.
  await jobs.drain();
  const departure = await database.write
    .updateTable('departures')
    .set({ erases_at: clock.now() })
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  await database.write
    .updateTable('jobs')
    .set({ due_at: clock.now() })
    .where('kind', '=', 'account.erase')
    .where('key', '=', departure?.id ?? '')
    .execute();
}

/** From asking for it to the end; whoever has asked before is not let in to ask again. */
export async function erase(
  community: Pick<Community, 'clock' | 'database' | 'jobs'>,
  caller: Caller,
): Promise<Answer<unknown>> {
  const answer = await begin(caller);
  await letPass(community, caller);
  await community.jobs.drain();
  return answer;
}
