/** The pages of an infinite query in which each page has the cursor of the next. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }): string | null => page.nextCursor,
};

/** The parameter of a page: the first has no cursor. */
export const cursorQuery = (cursor: string | null): { cursor?: string } =>
  cursor === null ? {} : { cursor };
