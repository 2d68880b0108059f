/** Where a listing opens. */
export const listingPath = (id: string): string => `/marketplace/${id}`;

/** Where a listing is found from anywhere. */
export const listingLink = (origin: string, id: string): string => new URL(listingPath(id), origin).href;
