/** The common prefix of the marketplace's query keys. */
export const everyMarketplaceKey = ['marketplace'];

/** The key of one listing. */
export const listingKey = (id: string) => [...everyMarketplaceKey, 'one', id];

export const listingPath = (id: string): string => `/marketplace/${id}`;

/** The public URL of a listing. */
export const listingLink = (origin: string, id: string): string => new URL(listingPath(id), origin).href;
