/** The common prefix of the marketplace's query keys. */
export const everyMarketplaceKey = ['marketplace'];

/** The key of one listing. */
export const listingKey = (id: string) => [...everyMarketplaceKey, 'one', id];

/** The key of the offers for a listing of the member. */
export const offersKey = (id: string) => [...everyMarketplaceKey, 'offers', id];

export const listingPath = (id: string): string => `/marketplace/${id}`;

/** The absolute URL of a listing for members. */
export const listingLink = (origin: string, id: string): string => new URL(listingPath(id), origin).href;

/** The absolute URL of a listing for everybody. It works while the owner shows listings to visitors. */
export const publicListingLink = (origin: string, id: string): string =>
  new URL(`/listing/${id}`, origin).href;
