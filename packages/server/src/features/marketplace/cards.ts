import type { Kysely } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isHidden, isOpenTo } from '../hidden-content/index.ts';
import { personColumns, personFieldColumns, type PersonRow } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { listingDetailColumns } from './details.ts';

export type Reader = Kysely<DatabaseSchema>;

/** One row contains everything that the card of a listing shows, except the photos. */
export const cards = (database: Reader, viewer: string) =>
  database
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .leftJoin('saved_listings', (join) =>
      join.onRef('saved_listings.listing_id', '=', 'listings.id').on('saved_listings.user_id', '=', viewer),
    )
    .leftJoin('listing_reservations', (join) =>
      join
        .onRef('listing_reservations.listing_id', '=', 'listings.id')
        .on('listings.status', '=', 'reserved'),
    )
    .leftJoin('listing_offers', (join) =>
      join.onRef('listing_offers.listing_id', '=', 'listings.id').on('listing_offers.user_id', '=', viewer),
    )
    .leftJoin('listing_meeting_points', 'listing_meeting_points.listing_id', 'listings.id')
    .leftJoin('publications as parishes', (join) =>
      join
        .onRef('parishes.id', '=', 'listing_meeting_points.parish_id')
        .on('parishes.kind', '=', 'parish')
        .on('parishes.state', '=', 'published'),
    )
    .select([
      'listings.id',
      'listings.owner_id',
      'listings.title',
      'listings.description',
      'listings.category',
      'listings.price',
      'listings.status',
      ...listingDetailColumns,
      'listings.zip',
      'listings.town',
      'listings.state',
      'listings.fingerprint',
      'listings.created_at',
      'listings.updated_at',
      ...personFieldColumns,
      'saved_listings.created_at as saved_at',
      'listing_reservations.user_id as reserved_for',
      'listing_offers.amount as offer_amount',
      'listing_offers.state as offer_state',
      'listing_offers.created_at as offered_at',
      'parishes.id as parish_id',
      'parishes.title as parish_title',
      'parishes.details as parish_details',
    ])
    .select(isHidden('listings.owner_id', 'listings.id').as('is_hidden'));

export const photosOf = (database: Reader) =>
  database
    .selectFrom('listing_photos')
    .innerJoin('files', 'files.id', 'listing_photos.file_id')
    .select([
      'listing_photos.listing_id',
      'listing_photos.file_id',
      'listing_photos.description',
      'files.width',
      'files.height',
      'files.placeholder',
    ])
    .orderBy('listing_photos.listing_id')
    .orderBy('listing_photos.position');

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;
export type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>['executeTakeFirstOrThrow']>>;
export interface ListingRow extends CardRow {
  readonly photos: readonly PhotoRow[];
  /** The member for whom the listing is reserved. Null unless the viewer is its owner and can see the member. */
  readonly reservedFor: PersonRow | null;
}

/** Reads the members for whom the viewer has reserved the listings. Most pages have none, and need no query. */
async function reservedMembers(
  staffRule: StaffRule,
  reader: Reader,
  viewer: string,
  rows: readonly CardRow[],
): Promise<ReadonlyMap<string, PersonRow>> {
  const ids = rows.flatMap(({ owner_id, reserved_for }) =>
    owner_id === viewer && reserved_for !== null ? [reserved_for] : [],
  );
  if (ids.length === 0) return new Map();
  const members = await reader
    .selectFrom('users')
    .select(personColumns)
    .where('users.id', 'in', ids)
    .where(isOpenTo(staffRule, viewer, 'users.id'))
    .where(noBlockBetween(viewer, 'users.id'))
    .execute();
  return new Map(members.map((member) => [member.id, member]));
}

/** Adds the photos and the members of the reservations to the rows. */
export async function complete(
  staffRule: StaffRule,
  reader: Reader,
  viewer: string,
  rows: readonly CardRow[],
): Promise<ListingRow[]> {
  if (rows.length === 0) return [];
  const members = await reservedMembers(staffRule, reader, viewer, rows);
  const found = await photosOf(reader)
    .where(
      'listing_photos.listing_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byListing = Map.groupBy(found, (photo) => photo.listing_id);
  return rows.map((row) => ({
    ...row,
    photos: byListing.get(row.id) ?? [],
    reservedFor: members.get(row.reserved_for ?? '') ?? null,
  }));
}

/** The listings that the viewer may see. */
export const visible = (staffRule: StaffRule, reader: Reader, viewer: string) =>
  cards(reader, viewer)
    .where(isOpenTo(staffRule, viewer, 'listings.owner_id', 'listings.id'))
    .where(noBlockBetween(viewer, 'listings.owner_id'));
