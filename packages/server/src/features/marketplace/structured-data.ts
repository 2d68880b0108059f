import { dollarsOf } from '../../platform/money.ts';
import type { PublicPicture } from '../files/index.ts';
import type { Details } from './details.ts';
import type { PublicListingRow } from './public-listings.ts';

const vocabulary = 'https://schema.org';
const availabilities = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' } as const;

const conditions = {
  new: 'NewCondition',
  'like-new': 'UsedCondition',
  good: 'UsedCondition',
  fair: 'UsedCondition',
  'for-parts': 'DamagedCondition',
} as const;
/** The UN/CEFACT code of the statute mile. */
const MILE = 'SMI';

/** The details of a car or a book, which have types of their own, and the condition. */
function detailsData({
  category,
  condition,
  make,
  year,
  mileage,
  author,
  language,
}: Details & Pick<PublicListingRow, 'category'>) {
  return {
    ...(category === 'Cars' ? { '@type': ['Product', 'Car'] } : {}),
    ...(category === 'Books' ? { '@type': ['Product', 'Book'] } : {}),
    ...(make === null ? {} : { brand: { '@type': 'Brand', name: make } }),
    ...(year === null ? {} : { vehicleModelDate: String(year) }),
    ...(mileage === null
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: MILE } }),
    ...(author === null ? {} : { author: { '@type': 'Person', name: author } }),
    ...(language === null ? {} : { inLanguage: language }),
    ...(condition === null ? {} : { itemCondition: `${vocabulary}/${conditions[condition]}` }),
  };
}

interface Options {
  readonly origin: string;
  /** The path of the page. */
  readonly path: string;
  readonly picture: Pick<PublicPicture, 'path'> | null;
}

/** Returns a listing as structured data in the vocabulary of schema.org. It names no seller. */
export function productData(
  row: Omit<PublicListingRow, 'photos'>,
  { origin, path, picture }: Options,
): Readonly<Record<string, unknown>> {
  const { title, description, category, price, status, town, state } = row;
  const url = `${origin}${path}`;
  const address = { addressLocality: town, addressRegion: state, addressCountry: 'US' };
  return {
    '@context': vocabulary,
    '@type': 'Product',
    url,
    name: title,
    ...(description.trim() === '' ? {} : { description }),
    category,
    ...detailsData(row),
    ...(picture === null ? {} : { image: [`${origin}${picture.path}`] }),
    offers: {
      '@type': 'Offer',
      url,
      price: dollarsOf(price).toFixed(2),
      priceCurrency: 'USD',
      availability: `${vocabulary}/${availabilities[status]}`,
      ...(town === null || state === null
        ? {}
        : {
            availableAtOrFrom: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
          }),
    },
  };
}
