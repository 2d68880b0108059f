import { paged, type AreasOf } from './areas.ts';

/** The member's listings and saved searches. */
export const marketplaceAreas: AreasOf = (read) => [
  {
    name: 'listings',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('listings')
          .select([
            'id',
            'title',
            'description',
            'category',
            'price as price_in_cents',
            'status',
            'condition',
            'make',
            'year',
            'mileage',
            'author',
            'language',
            'zip',
            'created_at',
            'updated_at',
          ])
          .where('owner_id', '=', userId),
      ),
  },
  {
    name: 'listing-photos',
    rows: (userId) =>
      paged(
        read,
        'file_id',
        read
          .selectFrom('listing_photos')
          .innerJoin('listings', 'listings.id', 'listing_photos.listing_id')
          .select(['listing_id', 'position', 'file_id', 'listing_photos.description'])
          .where('listings.owner_id', '=', userId),
      ),
  },
  {
    name: 'saved-listings',
    rows: (userId) =>
      paged(
        read,
        'listing_id',
        read.selectFrom('saved_listings').select(['listing_id', 'created_at']).where('user_id', '=', userId),
      ),
  },
  {
    name: 'meeting-points',
    rows: (userId) =>
      paged(
        read,
        'listing_id',
        read
          .selectFrom('listing_meeting_points')
          .innerJoin('listings', 'listings.id', 'listing_meeting_points.listing_id')
          .innerJoin('publications', 'publications.id', 'listing_meeting_points.parish_id')
          .select(['listing_id', 'publications.title as parish'])
          .where('listings.owner_id', '=', userId),
      ),
  },
  {
    name: 'reservations',
    rows: (userId) =>
      paged(
        read,
        'listing_id',
        read
          .selectFrom('listing_reservations')
          .select(['listing_id', 'created_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'offers',
    rows: (userId) =>
      paged(
        read,
        'listing_id',
        read
          .selectFrom('listing_offers')
          .select(['listing_id', 'amount as amount_in_cents', 'state', 'created_at', 'ended_at'])
          .where('user_id', '=', userId),
      ),
  },
  {
    name: 'saved-searches',
    rows: (userId) =>
      paged(
        read,
        'id',
        read
          .selectFrom('saved_searches')
          .select([
            'search',
            'category',
            'min_price as min_price_in_cents',
            'max_price as max_price_in_cents',
            'distance',
            'zip',
            'condition',
            'make',
            'min_year',
            'max_year',
            'max_mileage',
            'language',
            'created_at',
          ])
          .where('user_id', '=', userId),
      ),
  },
];
