/** The options of an infinite query whose pages each contain the cursor of the next page. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }): string | null => page.nextCursor,
};

/** The query parameter of a page. The first page has no cursor. */
export const cursorQuery = (cursor: string | null): { cursor?: string } =>
  cursor === null ? {} : { cursor };
