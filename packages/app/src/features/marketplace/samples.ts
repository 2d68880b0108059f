import { samplePerson } from '../people/samples.ts';
import type { Listing, ListingPage } from './listing-cache.ts';

/** A listing for tests. A higher number means a newer listing. */
export function sampleListing(number: number, changes: Partial<Listing> = {}): Listing {
  return {
    _id: `019a2b3c-4d5e-7f60-8a7b-${String(number).padStart(12, '0')}`,
    title: String(number),
    category: 'Books',
    price: 20,
    description: '',
    photos: [],
    owner: samplePerson(),
    status: 'available',
    place: null,
    zip: null,
    distance: null,
    saved: false,
    abilities: { edit: false, mark: false, delete: false, contact: true, offer: true },
    createdAt: new Date(Date.UTC(2026, 10, 21) + number * 60_000).toISOString(),
    updatedAt: null,
    ...changes,
  };
}

/** A page of listings, with the counts as the server sends them. */
export function samplePage(items: Listing[], nextCursor: string | null = null): ListingPage {
  const counts = new Map<Listing['category'], number>();
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    items,
    nextCursor,
    total: items.length,
    totalIsCapped: false,
    categories: [...counts].map(([category, count]) => ({ category, count, isCapped: false })),
  };
}
