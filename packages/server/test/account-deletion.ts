import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];

/** Requests the deletion of the account. The member can still cancel it. */
export const begin = (caller: Caller): Promise<Answer<Schemas['AccountDeletionAnswer']>> =>
  caller.request('DELETE', `/user/update/${caller.id}`, { body: { password: 'Stella-Maris-33' } });

/** Ends the grace period of this account only. If the clock moved, all sessions would expire. */
export async function endGracePeriod(
  { clock, database, jobs }: Pick<Community, 'clock' | 'database' | 'jobs'>,
  { id }: Caller,
): Promise<void> {
  // The email about the request must be sent first, because in reality it is sent weeks before the deletion.
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

/**
 * Requests the deletion and runs it to the end. A member who has already requested it cannot do so again, because
 * they have no session.
 */
export async function erase(
  community: Pick<Community, 'clock' | 'database' | 'jobs'>,
  caller: Caller,
): Promise<Answer<unknown>> {
  const answer = await begin(caller);
  await endGracePeriod(community, caller);
  await community.jobs.drain();
  return answer;
}
