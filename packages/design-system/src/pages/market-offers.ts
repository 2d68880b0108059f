import type { ListingStatus } from '../patterns/listing-card/listing-card.tsx';
import type { ListingPhotoSource } from '../patterns/listing-card/listing-photo.tsx';
import type { ListingFilterValue } from '../patterns/listing-filters/listing-filter-value.ts';
import { goods, marketChoices, offers as samples } from '../patterns/market-samples.ts';

export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly price: number;
  readonly photo: ListingPhotoSource | null;
  readonly owner: string;
  readonly createdAt: string;
  readonly distance: number;
  readonly description: string;
  readonly status?: ListingStatus;
};

const descriptions = {
  icon: 'Egg tempera and gold leaf on a lime panel, 32 × 40 cm, written by the sisters of the hermitage at Nemi.\n\nIt hung in my mother’s house for thirty years, beside the window of the kitchen. The gold has a fine scratch in the lower corner, seen only from the side; the panel is sound.\n\nWith it go the candlestick that stood before it and the prayer books that lay beneath.',
  rosary:
    'Five decades of olive wood from Bethlehem on a linen cord, with a brass crucifix. Blessed, and never used.',
  books:
    'Two missals and two breviaries of the 1950s, Latin and English, the bindings sound. Free to whoever prays with them.',
  chasuble: 'Green wool damask with a gold galloon, with its stole and burse. Cleaned last spring.',
  car: 'One owner, 61,000 miles, serviced each year, new tyres. It has brought three children to catechism.',
  bench: 'Solid oak from the chapel that was taken down. The cushion wants new leather.',
} satisfies Record<(typeof samples)[number]['id'], string>;

/** The sample listings of these pages. */
export const offers: readonly Offer[] = [
  ...samples.map(({ id, title, category, price, photo, owner, createdAt, distance, ...rest }): Offer => ({
    id,
    title,
    category,
    price,
    photo,
    owner,
    createdAt,
    distance,
    description: descriptions[id],
    ...('status' in rest ? { status: rest.status } : {}),
  })),
  {
    id: 'candlestick',
    title: 'Brass altar candlestick, 18 inches',
    category: 'Religious Items',
    price: 65,
    photo: goods.candlestick,
    owner: 'Saint Anne’s sacristy',
    createdAt: '2026-11-16T10:00:00Z',
    distance: 24,
    description: 'One of a pair whose brother was lost. It stands straight, and was polished last week.',
  },
  {
    id: 'songbooks',
    title: 'Thirty songbooks for a small choir',
    category: 'Books',
    price: 45,
    photo: null,
    owner: 'Cyril Ambrose',
    createdAt: '2026-11-06T10:00:00Z',
    distance: 8,
    description: 'Four voices, with the organ part. Some have pencil marks by basses who breathe too early.',
  },
  {
    id: 'dress',
    title: 'First Communion dress, size 8',
    category: 'Other',
    price: 0,
    photo: null,
    owner: 'Lucía Ortega',
    createdAt: '2026-11-17T10:00:00Z',
    distance: 5,
    description: 'Plain cotton, made by a grandmother, worn three times by three sisters.',
  },
];

const holding = (category: string) => offers.filter((offer) => offer.category === category).length;

/** The choices of each filter, with real counts. */
export const choices = {
  ...marketChoices,
  total: offers.length,
  categories: marketChoices.categories.map(({ value, label }) => ({ value, label, count: holding(value) })),
};

export const noFilters: ListingFilterValue = {
  search: '',
  category: '',
  distance: '',
  price: '',
  sort: 'newest',
};

const byDate = (one: Offer, other: Offer) => one.createdAt.localeCompare(other.createdAt);

const orders = new Map<string, (one: Offer, other: Offer) => number>([
  ['newest', (one, other) => byDate(other, one)],
  ['oldest', byDate],
  ['price-asc', (one, other) => one.price - other.price],
  ['price-desc', (one, other) => other.price - one.price],
]);

/** The offers that match the filters, sorted. */
export function offersFor({ search, category, distance, price, sort }: ListingFilterValue): readonly Offer[] {
  const [from = '', to = ''] = price.split('-');
  const wanted = search.trim().toLocaleLowerCase('en');
  return offers
    .filter(
      (offer) =>
        offer.title.toLocaleLowerCase('en').includes(wanted) &&
        (category === '' || offer.category === category) &&
        (distance === '' || offer.distance <= Number(distance)) &&
        offer.price >= Number(from) &&
        (to === '' || offer.price < Number(to)),
    )
    .toSorted(orders.get(sort));
}
