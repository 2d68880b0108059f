import type { components } from '@parvis/api-client/contract';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];
type Name = Schemas['DeadlineName'];

export async function deadlineNamed(caller: Caller, name: Name): Promise<Schemas['DeadlinePage']> {
  const { body } = await caller.request<Schemas['DeadlinePage']>('GET', `/admin/deadlines/${name}?limit=100`);
  return body;
}

export const confirmDeadline = (
  caller: Caller,
  name: Name,
  itemId: string,
  note = 'Looked at them all.',
): Promise<Answer<Schemas['DeadlineAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/admin/deadlines/${name}/items/${itemId}/confirm`, { body: { note } });

/**
 * Creates a member of the staff with a new session, because the clock may have moved past the end of other sessions.
 */
export const fresh = (community: Community): Promise<Caller> => community.join({ role: 'administrator' });

/** Creates a data export whose job has failed before it created anything. */
export async function lostExport({ clock, database }: Community, { id }: Caller): Promise<string> {
  const row = { id: crypto.randomUUID(), user_id: id, asked_at: clock.now() };
  await database.write
    .insertInto('data_exports')
    .values({ ...row, bytes: null, ready_at: null, expires_at: null })
    .execute();
  return row.id;
}

export async function lastUseOf({ database }: Community, { id }: Caller) {
  return database.read
    .selectFrom('users')
    .select(['last_used_at', 'unused_warned_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
