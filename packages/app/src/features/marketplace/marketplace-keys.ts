/** What the query cache holds of the marketplace begins with this. */
export const everyMarketplaceKey = ['marketplace'];

/** One listing, whoever shows it. */
export const listingKey = (id: string) => [...everyMarketplaceKey, 'one', id];
