import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isAmong } from './conditions.ts';
import { listingPolicy } from './policy.ts';
import { createListingPresenter } from './presenter.ts';

type Write = Transaction<DatabaseSchema>;
type Reference = components['schemas']['MessageListing'];

interface Offered {
  readonly ownerId: string;
  readonly mayContact: boolean;
}

/** The interface through which other features use listings. */
export interface ListingReferences {
  /** Returns null if the listing does not exist or the member is not allowed to see it. */
  find(actor: Actor, listingId: string, transaction?: Write): Promise<Offered | null>;
  /** Whether the member has an offer for the listing that was not withdrawn. */
  hasOffer(memberId: string, listingId: string): Promise<boolean>;
  /** Returns the current state of each listing. A listing that the reader is not allowed to see looks deleted. */
  present(readerId: string, listingIds: readonly string[]): Promise<ReadonlyMap<string, Reference>>;
}

const unavailable = (_id: string): Reference => ({
  _id,
  title: null,
  price: null,
  status: 'gone',
  photo: null,
});

export function listingReferencesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): ListingReferences {
  const { read, shortReads, dialect, staffRule } = dependencies.database;
  const presenter = createListingPresenter(dependencies);

  const offered = precompile(shortReads, ({ userId, listingId }: { userId: string; listingId: string }) =>
    read
      .selectFrom('listings')
      .select(['owner_id', 'status'])
      .where('id', '=', listingId)
      .where(isOpenTo(staffRule, userId, 'listings.owner_id', 'listings.id'))
      .where(noBlockBetween(userId, 'listings.owner_id')),
  );

  const withCovers = (readerId: string, listingIds: readonly string[]) =>
    read
      .selectFrom('listings')
      .leftJoin('listing_photos', (join) =>
        join.onRef('listing_photos.listing_id', '=', 'listings.id').on('listing_photos.position', '=', 0),
      )
      .leftJoin('files', 'files.id', 'listing_photos.file_id')
      .select([
        'listings.id',
        'listings.title',
        'listings.price',
        'listings.status',
        'listing_photos.file_id',
        'listing_photos.description',
        'files.width',
        'files.height',
        'files.placeholder',
      ])
      .where(isAmong(dialect, 'listings.id', listingIds))
      .where(isOpenTo(staffRule, readerId, 'listings.owner_id', 'listings.id'))
      .where(noBlockBetween(readerId, 'listings.owner_id'))
      .execute();

  return {
    async find(actor, listingId, transaction) {
      const [listing] = await offered({ userId: actor.userId, listingId }, transaction);
      return listing === undefined
        ? null
        : { ownerId: listing.owner_id, mayContact: listingPolicy.contact(actor, listing) };
    },

    async hasOffer(memberId, listingId) {
      const offer = await read
        .selectFrom('listing_offers')
        .select('state')
        .where('listing_id', '=', listingId)
        .where('user_id', '=', memberId)
        .executeTakeFirst();
      return offer !== undefined && offer.state !== 'withdrawn';
    },

    async present(readerId, listingIds) {
      const references = new Map(listingIds.map((id) => [id, unavailable(id)]));
      if (references.size === 0) return references;
      for (const row of await withCovers(readerId, [...references.keys()])) {
        references.set(row.id, presenter.presentReference(row));
      }
      return references;
    },
  };
}
