import type { components } from '@parvis/api-client/contract';

export interface ListingsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  category: components['schemas']['ListingCategory'];
  /** In cents. */
  price: number;
  status: 'available' | 'reserved' | 'sold';
  zip: string | null;
  /** The town of the ZIP code, visible to every member. */
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
  /** The search text as typed. */
  search: string;
  category: ListingsTable['category'] | null;
  /** In cents. */
  min_price: number | null;
  max_price: number | null;
  /** In miles, from `zip`, or else from the member's own place. */
  distance: number | null;
  zip: string | null;
  /** Identifies equal searches, so that a member saves each only once. */
  fingerprint: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    listings: ListingsTable;
    listing_photos: {
      listing_id: string;
      /** 0 is the cover. */
      position: number;
      file_id: string;
      description: string;
    };
    /** Every word of a listing's texts, indexed by prefix, with the columns that lists filter and sort by. */
    listing_words: Pick<ListingsTable, 'category' | 'price' | 'status' | 'zip'> & {
      listing_id: string;
      word: string;
      /** The first three digits of the listing's ZIP code; empty without one. */
      area: string;
    };
    saved_listings: {
      user_id: string;
      listing_id: string;
      created_at: number;
    };
    saved_searches: SavedSearchesTable;
  }
}
