import type { Dependencies } from '../../platform/dependencies.ts';
import { isIdentifier } from '../../platform/identifiers.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
import { photosOf, type PhotoRow } from './repository.ts';
import type { ListingsTable } from './tables.ts';

/** The maximum number of addresses. A sitemap can have 50,000 addresses, and it also has those of publications. */
const MOST = 10_000;

type Shown =
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

  return {
    /** Returns null if the listing does not exist or is not public. `viewer` is null for visitors. */
    async find(id: string, viewer: string | null): Promise<PublicListingRow | null> {
      if (!isIdentifier(id)) return null;
      const row = await open()
        .select([
          'listings.id',
          'listings.title',
          'listings.description',
          'listings.category',
          'listings.price',
          'listings.status',
          'listings.town',
          'listings.state',
          'listings.created_at',
          'listings.updated_at',
        ])
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
