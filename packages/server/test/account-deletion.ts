import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];

/** Requests the deletion of the account, which can still be cancelled. */
export const begin = (caller: Caller): Promise<Answer<Schemas['AccountDeletionAnswer']>> =>
  caller.request('DELETE', `/user/update/${caller.id}`, { body: { password: 'Stella-Maris-33' } });

/** Ends the grace period of this account only: moving the clock would expire everybody's session. */
export async function endGracePeriod(
  { clock, database, jobs }: Pick<Community, 'clock' | 'database' | 'jobs'>,
  { id }: Caller,
): Promise<void> {
  // Sends the mail of the request first, weeks before the account is deleted.
  await jobs.drain();
  const deletion = await database.write
    .updateTable('departures')
    .set({ erases_at: clock.now() })
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  await database.write
    .updateTable('jobs')
    .set({ due_at: clock.now() })
    .where('kind', '=', 'account.erase')
    .where('key', '=', deletion?.id ?? '')
    .execute();
}

/** Runs the deletion from the request to the end; a member who requested it before has no session to do so again. */
export async function erase(
  community: Pick<Community, 'clock' | 'database' | 'jobs'>,
  caller: Caller,
): Promise<Answer<unknown>> {
  const answer = await begin(caller);
  await endGracePeriod(community, caller);
  await community.jobs.drain();
  return answer;
}
