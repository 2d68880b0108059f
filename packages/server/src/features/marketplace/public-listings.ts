import type { Dependencies } from '../../platform/dependencies.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
import { photosOf, type PhotoRow } from './cards.ts';
import { listingDetailColumns, type Details } from './details.ts';
import type { ListingsTable } from './tables.ts';

/** The maximum number of addresses. A sitemap can have 50,000 addresses, and it also has those of publications. */
const MOST = 10_000;
/** The maximum number of the newest listings, as in the contract. */
const NEWEST = 12;
const DEFAULT_LIMIT = 4;
/** How long the server remembers which listings are the newest. Every visitor of the landing page asks for them. */
const REMEMBERED = 60 * 1000;

type Shown =
  | keyof Details
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'price'
  | 'status'
  | 'town'
  | 'state'
  | 'created_at'
  | 'updated_at';

/** A listing without its owner and its ZIP code. */
export interface PublicListingRow extends Pick<ListingsTable, Shown> {
  readonly photos: readonly PhotoRow[];
}

const shown = [
  'listings.id',
  'listings.title',
  'listings.description',
  'listings.category',
  'listings.price',
  'listings.status',
  ...listingDetailColumns,
  'listings.town',
  'listings.state',
  'listings.created_at',
  'listings.updated_at',
] as const;

/** Creates the functions that read the listings that their owners show to visitors. */
export function createPublicListings({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const { read } = database;

  const open = () =>
    read
      .selectFrom('listings')
      .innerJoin('users', 'users.id', 'listings.owner_id')
      .where('users.listings_public', '=', 1)
      .where(isOpenToAll('listings.owner_id', 'listings.id'))
      .where(isUnrestricted('listings.owner_id', clock.now()));

  let remembered: { ids: Promise<string[]>; until: number } | undefined;

  async function readNewestIds(): Promise<string[]> {
    const rows = await open()
      .select('listings.id')
      .where('listings.status', '=', 'available')
      .orderBy('listings.id', 'desc')
      .limit(NEWEST)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Only the ids are remembered. The listings are read each time, so a withdrawn listing disappears at once. */
  function newestIds(): Promise<string[]> {
    const now = clock.now();
    if (remembered !== undefined && remembered.until > now) return remembered.ids;
    const reading = { ids: readNewestIds(), until: now + REMEMBERED };
    remembered = reading;
    reading.ids.catch(() => {
      if (remembered === reading) remembered = undefined;
    });
    return reading.ids;
  }

  return {
    /** Returns the newest available listings. `viewer` is null for visitors. */
    async newest(viewer: string | null, limit = DEFAULT_LIMIT): Promise<PublicListingRow[]> {
      const ids = await newestIds();
      if (ids.length === 0) return [];
      const rows = await open()
        .select(shown)
        .where('listings.id', 'in', ids)
        .where('listings.status', '=', 'available')
        .$if(viewer !== null, (query) => query.where(noBlockBetween(viewer ?? '', 'listings.owner_id')))
        .orderBy('listings.id', 'desc')
        .limit(limit)
        .execute();
      if (rows.length === 0) return [];
      const photos = await photosOf(read)
        .where(
          'listing_photos.listing_id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      const byListing = Map.groupBy(photos, (photo) => photo.listing_id);
      return rows.map((row) => ({ ...row, photos: byListing.get(row.id) ?? [] }));
    },

    /** Returns null if the listing does not exist or is not public. `viewer` is null for visitors. */
    async find(id: string, viewer: string | null): Promise<PublicListingRow | null> {
      if (!isIdentifier(id)) return null;
      const row = await open()
        .select(shown)
        .where('listings.id', '=', id)
        .$if(viewer !== null, (query) => query.where(noBlockBetween(viewer ?? '', 'listings.owner_id')))
        .executeTakeFirst();
      if (row === undefined) return null;
      return { ...row, photos: await photosOf(read).where('listing_photos.listing_id', '=', id).execute() };
    },

    /** Returns the listings for the sitemap, newest first. */
    addresses: (): Promise<Pick<PublicListingRow, 'id' | 'created_at' | 'updated_at'>[]> =>
      open()
        .select(['listings.id', 'listings.created_at', 'listings.updated_at'])
        .orderBy('listings.id', 'desc')
        .limit(MOST)
        .execute(),
  };
}
