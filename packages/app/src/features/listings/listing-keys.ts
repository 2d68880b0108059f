/** The common prefix of the marketplace's query keys. */
export const everyMarketplaceKey = ['marketplace'];

/** The key of one listing. */
export const listingKey = (id: string) => [...everyMarketplaceKey, 'one', id];
