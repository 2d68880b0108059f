import type { components } from '@parvis/api-client/contract';

export interface ListingsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  category: components['schemas']['ListingCategory'];
  /** The price in cents. */
  price: number;
  status: 'available' | 'reserved' | 'sold';
  condition: components['schemas']['ListingCondition'] | null;
  make: string | null;
  /** The words of the make, which filters compare. */
  make_key: string | null;
  year: number | null;
  /** The number of miles that a car was driven. */
  mileage: number | null;
  author: string | null;
  language: components['schemas']['BookLanguage'] | null;
  zip: string | null;
  /** The town of the ZIP code. Every member can see it. */
  town: string | null;
  state: string | null;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  /** The search text as the member typed it. */
  search: string;
  category: ListingsTable['category'] | null;
  /** The lowest price in cents. */
  min_price: number | null;
  max_price: number | null;
  /** The distance in miles. It is measured from `zip` or, if that is null, from the member's own place. */
  distance: number | null;
  zip: string | null;
  condition: ListingsTable['condition'];
  /** The make as the member typed it. */
  make: string | null;
  min_year: number | null;
  max_year: number | null;
  max_mileage: number | null;
  language: ListingsTable['language'];
  /** The same value for equal searches, so that a member cannot save a search twice. */
  fingerprint: string;
  created_at: number;
}

export interface ListingOffersTable {
  listing_id: string;
  /** The member who made the offer. */
  user_id: string;
  /** The amount in cents. */
  amount: number;
  /** `accepted` counts only while the listing is reserved. */
  state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  created_at: number;
  /** When the owner answered, or the member withdrew the offer. Null while it is open. */
  ended_at: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    listings: ListingsTable;
    listing_photos: {
      listing_id: string;
      /** The photo at position 0 is the cover. */
      position: number;
      file_id: string;
      description: string;
    };
    /**
     * Every word of a listing's texts. The index finds words by their prefix and has all columns by which lists
     * filter and sort.
     */
    listing_words: Pick<ListingsTable, 'category' | 'price' | 'status' | 'zip'> & {
      listing_id: string;
      word: string;
      /** The first three digits of the listing's ZIP code; empty if there is no ZIP code. */
      area: string;
    };
    saved_listings: {
      user_id: string;
      listing_id: string;
      created_at: number;
    };
    saved_searches: SavedSearchesTable;
    /** The parishes where buyers can meet the owners. A parish counts only while it is published. */
    listing_meeting_points: {
      listing_id: string;
      parish_id: string;
    };
    /** The members for whom listings are reserved. A row counts only while the state of its listing is `reserved`. */
    listing_reservations: {
      listing_id: string;
      user_id: string;
      created_at: number;
    };
    /** A member has at most one offer for each listing. When the listing is sold, all are deleted. */
    listing_offers: ListingOffersTable;
  }
}
