/** The path of a listing. */
export const listingPath = (id: string): string => `/marketplace/${id}`;

/** The public URL of a listing. */
export const listingLink = (origin: string, id: string): string => new URL(listingPath(id), origin).href;
