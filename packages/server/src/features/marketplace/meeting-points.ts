import type { components } from '@parvis/api-client/contract';
import { meetingPointUnknown } from './errors.ts';
import type { ListingRow } from './cards.ts';
import type { Write } from './repository.ts';

type Schemas = components['schemas'];

/** The parish where buyers can meet the owner. Null if there is none, or if the parish is no longer published. */
export function meetingPointOf({
  parish_id: id,
  parish_title: title,
  parish_details: details,
}: Pick<ListingRow, 'parish_id' | 'parish_title' | 'parish_details'>): Schemas['MeetingPoint'] | null {
  if (id === null || title === null || details === null) return null;
  // The row is a parish, so the type is right.
  const { town, state } = JSON.parse(details) as Schemas['ParishDetails'];
  return { _id: id, title, town, state };
}

/** Stores the meeting point of a listing that has none. An empty id stores nothing. */
export async function addMeetingPoint(
  transaction: Write,
  listingId: string,
  parishId: string,
): Promise<void> {
  if (parishId === '') return;
  // While this lock is held, nobody can delete the parish.
  const parish = await transaction
    .selectFrom('publications')
    .select('id')
    .where('id', '=', parishId)
    .where('kind', '=', 'parish')
    .where('state', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
  if (parish === undefined) throw meetingPointUnknown();
  await transaction
    .insertInto('listing_meeting_points')
    .values({ listing_id: listingId, parish_id: parishId })
    .execute();
}

/** Replaces the meeting point of a listing. An empty id removes it. */
export async function replaceMeetingPoint(
  transaction: Write,
  listingId: string,
  parishId: string,
): Promise<void> {
  await transaction.deleteFrom('listing_meeting_points').where('listing_id', '=', listingId).execute();
  await addMeetingPoint(transaction, listingId, parishId);
}
